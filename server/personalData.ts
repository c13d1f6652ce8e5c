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

/** The code of an error, such as ENOSPC, or else its class. Its message is not used: it may contain a visitor's text. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** Why fetch failed: the code of the system, or fetch's own words, such as "unexpected redirect". */
export function fetchFailure(error: unknown): string {
  if (!(error instanceof TypeError && error.cause instanceof Error)) return errorCode(error)
  return 'code' in error.cause ? errorCode(error.cause) : error.cause.message
}
