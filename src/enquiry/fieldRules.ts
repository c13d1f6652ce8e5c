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

/** In bytes. Mail servers refuse an address with more before the @ (RFC 5321, 4.5.3.1.1). */
const maxLocalPart = 64

/** @param message key of the message for a wrong address. */
export function emailAddress(message: string): FieldRule {
  return (text) =>
    text
      .transform(inAscii)
      .matches(emailPattern, { message, excludeEmptyString: true })
      .test('local-part', message, (address = '') => {
        const localPart = address.slice(0, address.lastIndexOf('@'))
        return new TextEncoder().encode(localPart).length <= maxLocalPart
      })
}

/** Writes an address as mail servers take it, as far as that is sure. No address has a joiner, also no Persian one. */
function inAscii(value: unknown) {
  if (typeof value !== 'string') return value
  const address = value.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  const start = address.lastIndexOf('@')
  if (start === -1) return address
  return `${withLatinDigits(address.slice(0, start))}@${asciiDomain(withLatinDigits(address.slice(start + 1)))}`
}

/** Of an Arabic keyboard the digits of a Latin address; beside Arabic letters they may be meant. */
function withLatinDigits(part: string) {
  const latin = latinDigits(part)
  return /^[!-~]*$/.test(latin) ? latin : part
}

/** Writes a domain in letters that every mail server takes (`xn--…`), as only Chromium does in a mail field. */
function asciiDomain(domain: string) {
  if (!foreignDomain.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** Takes digits of every script, and sends and stores Latin ones: `٠٥٠` and `050` are the same number. */
export const inLatinDigits: FieldRule = (text) =>
  text.transform((value: unknown) => (typeof value === 'string' ? latinDigits(value) : value))
