import type { StringSchema } from 'yup'
import { latinDigits } from '#i18n/latinDigits.ts'

/** A rule of a single field. Every field is trimmed, and required where its row says so. */
export type FieldRule = (text: StringSchema) => StringSchema

const letters = '\\p{L}\\p{M}\\p{N}'
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/**
 * The pattern of `<input type="email">` with two changes. Letters of all scripts may stand before the @ (RFC 6531). The
 * domain needs a dot: without a dot, our answer could not reach the visitor.
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const emailPattern = new RegExp(`^[${letters}.!#$%&'*+/=?^_\`{|}~\\-]+@${label}(?:\\.${label})+$`, 'iu')
const foreignDomain = new RegExp(`^(?=.*[^!-~])[${letters}.\\-]+$`, 'u')

/** The part before the @, in bytes. Mail servers refuse a longer one (RFC 5321, 4.5.3.1.1). */
const maxLocalPart = 64

/**
 * The rule for a mail address.
 * @param message key of the message for a wrong address
 */
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

/** Writes an address as mail servers accept it, if there is no doubt. Joiners go: even a Persian address has none. */
function inAscii(value: unknown) {
  if (typeof value !== 'string') return value
  const address = value.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  const start = address.lastIndexOf('@')
  if (start === -1) return address
  return `${withLatinDigits(address.slice(0, start))}@${asciiDomain(withLatinDigits(address.slice(start + 1)))}`
}

/** An Arabic keyboard types Arabic digits into a Latin address. Beside Arabic letters they may be meant, and stay. */
function withLatinDigits(part: string) {
  const latin = latinDigits(part)
  return /^[!-~]*$/.test(latin) ? latin : part
}

/** Writes a domain in ASCII (`xn--…`), for all mail servers. In a mail field, only Chromium does so itself. */
function asciiDomain(domain: string) {
  if (!foreignDomain.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** Accepts the digits of every script, and turns them into Latin ones: `٠٥٠` and `050` are the same number. */
export const inLatinDigits: FieldRule = (text) =>
  text.transform((value: unknown) => (typeof value === 'string' ? latinDigits(value) : value))
