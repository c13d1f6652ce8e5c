/** A word of a text, and where it stands in it. */
export interface Word {
  text: string
  start: number
  end: number
}

/**
 * Digits, or the letters of one script with their marks: "Office365" and «لـFujitsu» are two words each. What is
 * invisible, such as a soft hyphen, ends no word.
 */
const wordPattern =
  /(?:\p{N}\p{DI}*)+|(?:(?!\p{N})[\p{Script=Arabic}\p{M}\u0640]\p{DI}*)+|(?:(?!\p{Script=Arabic})[\p{L}\p{M}]\p{DI}*)+/gu

/** Words that are written together or apart: "e-business" is also found as "ebusiness". */
const hyphenated = /(?<!\p{L})\p{L}+(?:[-\u2010\u2011]\p{L}+)+/gu

/** Splits a text into its words. A word with hyphens is there once more in one piece. */
export function splitWords(text: string): string[] {
  const visible = text.replaceAll(/\p{DI}/gu, '')
  const whole = visible.match(hyphenated)?.map((word) => word.replaceAll(/\P{L}/gu, ''))
  return [...(visible.match(wordPattern) ?? []), ...(whole ?? [])]
}

/** Splits what a visitor typed: each word is there once. */
export function splitPlain(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }))
}
