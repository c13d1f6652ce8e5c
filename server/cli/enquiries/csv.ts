import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { fieldNames } from '#shared/enquiryFields.ts'

/** What a spreadsheet may treat as a formula. @see https://owasp.org/www-community/attacks/CSV_Injection */
const formula = /^(?:[\t\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u
/** Left as it is: at worst it becomes a number without the plus. With a dash in it, it would be a sum. */
const telephoneNumber = /^\+\d[\d ]*$/

const columns: Readonly<Record<string, (enquiry: StoredEnquiry) => string>> = {
  reference: ({ reference }) => reference,
  id: ({ id }) => id,
  received: ({ createdAt }) => new Date(createdAt).toISOString(),
  language: ({ language }) => language,
  captcha: ({ captcha }) => captcha,
  state: ({ state }) => state,
  tries: ({ attempts }) => String(attempts),
  sent: ({ sentAt }) => (sentAt === null ? '' : new Date(sentAt).toISOString()),
  'last error': ({ lastError }) => lastError ?? '',
  ...Object.fromEntries(fieldNames.map((name) => [name, ({ texts }: StoredEnquiry) => texts?.[name] ?? ''])),
}

/** Begins with the mark by which spreadsheet programs recognise UTF-8. */
export const csvHead = `\uFEFF${line(Object.keys(columns))}`

/** Formats an enquiry as a line. */
export function csvLine(enquiry: StoredEnquiry): string {
  return line(Object.values(columns).map((valueOf) => valueOf(enquiry)))
}

function line(values: readonly string[]) {
  return `${values.map(field).join(',')}\r\n`
}

/** Every field is in quotes, since in some countries the separator is a semicolon. */
function field(text: string) {
  // Control characters are removed first: the file may be shown in a terminal, and they could hide a formula.
  const plain = text.toWellFormed().replaceAll(/(?![\n\t])\p{Cc}/gu, '')
  const harmless = formula.test(plain) && !telephoneNumber.test(plain) ? `'${plain}` : plain
  return `"${harmless.replaceAll('"', '""')}"`
}
