/**
 * FIRST STRONG ISOLATE … POP DIRECTIONAL ISOLATE: a value keeps its direction inside a sentence of the other one.
 * @see https://www.w3.org/International/questions/qa-bidi-unicode-controls
 */
export function isolate(value: string): string {
  return `\u2068${value}\u2069`
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Left-to-right pages isolate only what needs it: braille displays spell the marks out, 16 cells of 40 for each. */
export const bidiEscape = {
  ltr: (value: string): string => (rightToLeft.test(value) ? isolate(value) : value),
  rtl: isolate,
}

/** For a text whose values stand in elements with a direction: there the marks would only be copied with the value. */
export const noBidiIsolation = { interpolation: { escape: (value: string) => value } }
