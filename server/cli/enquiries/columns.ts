import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { fieldNames } from '#enquiry/enquiryFields.ts'

/** The columns of an export for spreadsheets, by their headings. */
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

export const headings = Object.keys(columns)

/**
 * Without control characters, which a terminal would obey and which could hide a formula, and without characters that
 * XML forbids.
 */
export function cellsOf(enquiry: StoredEnquiry): string[] {
  return Object.values(columns).map((textOf) =>
    textOf(enquiry)
      .replaceAll(/[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu, '\uFFFD')
      .replaceAll(/(?![\n\t])\p{Cc}/gu, ''),
  )
}
