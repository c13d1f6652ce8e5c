import { object, string, type ObjectSchema, type StringSchema } from 'yup'
import {
  enquiryFields,
  textFields,
  type EnquiryMessage,
  type EnquiryTexts,
  type TextField,
} from './enquiryFields.ts'

/** What is sent: the visitor's texts, and the captcha's solution. */
export type Enquiry = EnquiryTexts & { recaptcha: string }

/** All that an enquiry consists of; the body of the request has exactly these. */
export const sentFields = [...textFields, 'recaptcha'] as const

const emailInvalid: EnquiryMessage = 'emailInvalid'

/**
 * The pattern of `<input type="email">`, but with a dot in the domain: no visitor can be answered without.
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const emailPattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`, 'i')

/** Rules that the table of fields has no column for. */
const ownRules: Partial<Record<TextField, (rule: StringSchema) => StringSchema>> = {
  mobile: (rule) => rule.transform(latinDigits),
  email: (rule) => rule.matches(emailPattern, { message: emailInvalid, excludeEmptyString: true }),
}

const textRules = Object.fromEntries(textFields.map((field) => [field, ruleOf(field)])) as Record<
  TextField,
  StringSchema<string>
>

/**
 * The rules of an enquiry, for the form and the server alike. Messages are keys, so that a text shown is
 * always in the page's language. `cast` gives what is sent and kept: trimmed, the number in Latin digits.
 */
export const enquirySchema: ObjectSchema<Enquiry> = object({
  ...textRules,
  // Has no text: a missing solution is shown by the focus alone.
  recaptcha: string().required('captchaMissing'),
})

function ruleOf(field: TextField) {
  const { required } = enquiryFields[field]
  const rule = string().trim()
  const own = ownRules[field]?.(rule) ?? rule
  return required === undefined ? own.default('') : own.required(required)
}

/** Arabic-Indic and Persian digits as the Latin ones: `٠٥٠` and `050` are the same number. */
function latinDigits(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
