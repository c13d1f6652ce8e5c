import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { textFields } from '#shared/enquiryFields.ts'

/**
 * A value that a spreadsheet may treat as a formula, also in full-width characters or after characters that it ignores.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^(?:[\t\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u
const columns = [
  'reference',
  'id',
  'received',
  'language',
  'captcha',
  'state',
  'tries',
  'sent',
  'last error',
  ...textFields,
]

/** Spreadsheet programs need this mark to recognise UTF-8. */
const byteOrderMark = '\uFEFF'

/** The first line, with the names of the columns. */
export const csvHead = byteOrderMark + line(columns)

/** Formats an enquiry as a line. Times are ISO 8601 in UTC; erased texts are empty. */
export function csvLine({ texts, createdAt, sentAt, ...enquiry }: StoredEnquiry): string {
  return line([
    enquiry.reference,
    enquiry.id,
    new Date(createdAt).toISOString(),
    enquiry.language,
    enquiry.captcha,
    enquiry.state,
    String(enquiry.attempts),
    sentAt === null ? '' : new Date(sentAt).toISOString(),
    enquiry.lastError ?? '',
    ...textFields.map((name) => texts?.[name] ?? ''),
  ])
}

function line(values: readonly string[]) {
  return `${values.map(field).join(',')}\r\n`
}

/** Every field is in quotes, since in some countries the separator is a semicolon. */
function field(text: string) {
  // Control characters are removed first: the file may be shown in a terminal, and they could hide a formula.
  const plain = text.toWellFormed().replaceAll(/(?![\n\t])\p{Cc}/gu, '')
  const harmless = formula.test(plain) ? `'${plain}` : plain
  return `"${harmless.replaceAll('"', '""')}"`
}
