/**
 * Puts FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE around a value, which keeps its direction inside a sentence of
 * the other direction.
 * @see https://www.w3.org/International/questions/qa-bidi-unicode-controls
 */
export function isolate(value: string): string {
  return `\u2068${value}\u2069`
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * Isolates values by the page's direction. Left-to-right pages isolate only right-to-left values: a braille display
 * spells out each mark, in 16 of its 40 cells.
 */
export const bidiEscape = {
  ltr: (value: string): string => (rightToLeft.test(value) ? isolate(value) : value),
  rtl: isolate,
}

/** For texts whose values stand in elements with a direction: there, marks would only be copied with the value. */
export const noBidiIsolation = { interpolation: { escape: (value: string) => value } }
