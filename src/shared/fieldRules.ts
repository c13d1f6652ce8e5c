import type { StringSchema } from 'yup'
import { latinDigits } from '#i18n/latinDigits.ts'

/** A rule that some field has beyond being trimmed and required. */
export type FieldRule = (text: StringSchema) => StringSchema

const letters = '\\p{L}\\p{M}\\p{N}'
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/**
 * The pattern of `<input type="email">`, but with the letters of all scripts before the @ (RFC 6531), and with a dot in
 * the domain: without one no visitor can be answered.
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const emailPattern = new RegExp(`^[${letters}.!#$%&'*+/=?^_\`{|}~\\-]+@${label}(?:\\.${label})+$`, 'iu')
const foreignDomain = new RegExp(`^(?=.*[^!-~])[${letters}.\\-]+$`, 'u')

/** @param message key of the message for a wrong address. */
export function emailAddress(message: string): FieldRule {
  return (text) => text.transform(inAscii).matches(emailPattern, { message, excludeEmptyString: true })
}

/** Writes a domain in letters that every mail server takes (`xn--…`), as only Chromium does in a mail field. */
function inAscii(address: unknown) {
  if (typeof address !== 'string') return address
  const start = address.lastIndexOf('@') + 1
  const domain = address.slice(start)
  if (start === 0 || !foreignDomain.test(domain)) return address
  try {
    return address.slice(0, start) + new URL(`http://${domain}`).hostname
  } catch {
    return address
  }
}

/** Takes Arabic and Persian digits, and sends and stores Latin ones: `٠٥٠` and `050` are the same number. */
export const inLatinDigits: FieldRule = (text) =>
  text.transform((value: unknown) => (typeof value === 'string' ? latinDigits(value) : value))
