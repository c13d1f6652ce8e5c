import { sentFields } from '#shared/enquirySchema.ts'

/** Names of what holds personal data, whatever its value is: none of it is logged. */
export const privateNames = new Set<string>([
  ...sentFields,
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

/** A text for log or store without what could be, or hold, a mail address. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"'(),;:=]*@[^\s<>"'(),;]*/g, '…')
}
