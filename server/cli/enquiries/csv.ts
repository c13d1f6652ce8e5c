import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { cellsOf, headings } from './columns.ts'

/** The beginnings of a formula. @see https://owasp.org/www-community/attacks/CSV_Injection */
const formula = /^(?:[\t\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u
/**
 * Text that a spreadsheet may read as a number, a sum, a date or a time in any locale. A text in a formula has at most
 * 255 characters.
 */
const number = /^(?=.*\p{Nd})[\p{Nd} +\-()/.,:%eE٫٬]{1,255}$/u

/** Begins with the mark by which spreadsheet programs recognise UTF-8. */
export async function* csvFile(enquiries: AsyncIterable<StoredEnquiry>): AsyncGenerator<string> {
  yield `\uFEFF${line(headings)}`
  for await (const enquiry of enquiries) yield line(cellsOf(enquiry).map(asText))
}

/** Every field is in quotes, since in some countries the separator is a semicolon. */
function line(cells: readonly string[]) {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`
}

/**
 * A number becomes a formula with a text, so that Excel shows 0501234567 with its first 0. Any other text that a
 * spreadsheet would run gets an apostrophe.
 */
function asText(cell: string) {
  if (number.test(cell)) return `="${cell}"`
  return formula.test(cell) ? `'${cell}` : cell
}
