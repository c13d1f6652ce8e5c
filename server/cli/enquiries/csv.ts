import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { textFields } from '#shared/enquiryFields.ts'

/**
 * What a spreadsheet may take for a formula, in the wide forms of East Asia and after what it skips too.
 * https://owasp.org/www-community/attacks/CSV_Injection
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

/** By this mark spreadsheets know that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

/** The first line: the names of the columns. */
export const csvHead = byteOrderMark + line(columns)

/** An enquiry as a line. Times are ISO 8601 in UTC; erased texts are empty. */
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

/** In quotes always, so that also a separator of another country stays inside. */
function field(text: string) {
  // A file may be looked at in a terminal; and what is taken out must not uncover a formula.
  const plain = text.toWellFormed().replaceAll(/(?![\n\t])\p{Cc}/gu, '')
  const harmless = formula.test(plain) ? `'${plain}` : plain
  return `"${harmless.replaceAll('"', '""')}"`
}
