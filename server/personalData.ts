import { payloadFields } from '#enquiry/enquirySchema.ts'

/** Fields that hold personal data. None of them is logged. */
export const privateNames = new Set<string>([
  ...payloadFields,
  'texts',
  'body',
  'headers',
  'cookie',
  'authorization',
  'address',
  'ip',
  'remoteAddress',
  'url',
  'path',
])

/** The text without anything that could be a mail address, for the log or the store. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"'(),;]+/g, (word) => {
    const at = word.indexOf('@')
    const start = Math.max(word.lastIndexOf(':', at), word.lastIndexOf('=', at)) + 1
    return at === -1 ? word : `${word.slice(0, start)}…`
  })
}
