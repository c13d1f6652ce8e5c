/**
 * Puts FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE around a value, which keeps its direction inside a sentence of
 * the other direction.
 * @see https://www.w3.org/International/questions/qa-bidi-unicode-controls
 */
export function isolate(value: string): string {
  return `\u2068${value}\u2069`
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const ownLetters = { ltr: /\p{Script=Latin}/u, rtl: rightToLeft }

/**
 * Returns the direction of an answer on a page, for the attribute `dir`: the page's, unless no letter has that. On an
 * Arabic page, "1 March 2027" runs from the left, and "SAP S/4HANA وSAP BW" from the right.
 */
export function directionOfAnswer(answer: string, direction: 'ltr' | 'rtl'): 'ltr' | 'rtl' | 'auto' {
  return ownLetters[direction].test(answer) ? direction : 'auto'
}

/** Isolates an answer in plain text, if its direction may differ from the page's. */
export function isolateAnswer(answer: string, direction: 'ltr' | 'rtl'): string {
  return /\p{L}/u.test(answer) && directionOfAnswer(answer, direction) === 'auto' ? isolate(answer) : answer
}

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
