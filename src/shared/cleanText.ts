/**
 * Characters that change the text direction, have no width, or annotate: with them one text can look like another.
 * U+200C and U+200D stay, since Persian, Arabic and emoji need them.
 * @see https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
const invisible = /[\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g
/** Marks on one letter, more of them than any script has: normalising takes time with the square of their number. */
const excessMarks = /(\p{M}{30})\p{M}+/gu
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/** Line ends become spaces, or the words would run together. */
export function cleanLine(text: string): string {
  return strip(text.replace(lineEnds, ' ').replace(/[\n\t]/g, ' '))
}

/** Line ends and tabs stay. */
export function cleanLines(text: string): string {
  return strip(text.replace(lineEnds, '\n'))
}

/** Normalises last, because an invisible character between a letter and its accent is removed before. */
function strip(text: string) {
  return text
    .replace(invisible, '')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(excessMarks, '$1')
    .normalize('NFC')
}
