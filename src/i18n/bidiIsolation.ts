/**
 * FIRST STRONG ISOLATE … POP DIRECTIONAL ISOLATE: a value keeps its direction inside a sentence of the other one.
 * @see https://www.w3.org/International/questions/qa-bidi-unicode-controls
 */
export function isolate(value: string): string {
  return `\u2068${value}\u2069`
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Escapes a value by the page's direction. Left-to-right pages isolate only right-to-left values: a braille display spells each mark out in 16 of its 40 cells. */
export const bidiEscape = {
  ltr: (value: string): string => (rightToLeft.test(value) ? isolate(value) : value),
  rtl: isolate,
}

/** For texts whose values stand in elements with a direction: marks there would only be copied with the value. */
export const noBidiIsolation = { interpolation: { escape: (value: string) => value } }
