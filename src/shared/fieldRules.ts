import type { StringSchema } from 'yup'
import { latinDigits } from '#i18n/latinDigits.ts'

/** A rule that some field has beyond being trimmed and required. */
export type FieldRule = (text: StringSchema) => StringSchema

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/**
 * The pattern of `<input type="email">`, but with a dot in the domain: without one no visitor can be answered.
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const emailPattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`, 'i')

/** @param message key of the message for a wrong address. */
export function emailAddress(message: string): FieldRule {
  return (text) => text.matches(emailPattern, { message, excludeEmptyString: true })
}

/** Takes Arabic and Persian digits, and sends and stores Latin ones: `٠٥٠` and `050` are the same number. */
export const inLatinDigits: FieldRule = (text) =>
  text.transform((value: unknown) => (typeof value === 'string' ? latinDigits(value) : value))
