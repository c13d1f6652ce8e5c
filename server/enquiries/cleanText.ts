/**
 * What changes the direction of the text around it, has no width, or annotates: a text could look like
 * another one. U+200C and U+200D stay: Persian, Arabic and emoji are written with them.
 * @see https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
const invisible = /[\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/** A text of one line: what ends a line becomes a space, as the words would run together without. */
export function cleanLine(text: string): string {
  return strip(text.replace(lineEnds, ' ').replace(/[\n\t]/g, ' '))
}

/** A text whose lines and tabs are kept. */
export function cleanLines(text: string): string {
  return strip(text.replace(lineEnds, '\n'))
}

/** Normalised last: what stood between a letter and its accent is gone then. */
function strip(text: string) {
  return text
    .replace(invisible, '')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .normalize('NFC')
}
