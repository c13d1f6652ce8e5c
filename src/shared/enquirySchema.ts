import { object, string, type InferType } from 'yup'

/** Fields that the visitor types, in the order of the form. */
export const textFields = ['name', 'mobile', 'email', 'subject', 'message'] as const
export type TextField = (typeof textFields)[number]

/** All that an enquiry consists of; the body of the request has exactly these. */
export const enquiryFields = [...textFields, 'recaptcha'] as const

/**
 * How long a text may be, in characters: the page counts those of UTF-16 as HTML does, the server code points,
 * which are never more. All of them at their longest fit into the 16 KB that a request may have.
 */
export const textLimits: Record<TextField, number> = {
  name: 200,
  mobile: 50,
  email: 254,
  subject: 300,
  message: 4000,
}

/** What a wrong field is told, as a key of `validation` in `locales/<language>/enquiry.json`. */
export const enquiryMessages = ['nameRequired', 'mobileRequired', 'emailInvalid'] as const
export type EnquiryMessage = (typeof enquiryMessages)[number]

const message = (key: EnquiryMessage) => key

/**
 * The pattern of `<input type="email">`, but with a dot in the domain: no visitor can be answered without.
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const emailPattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`, 'i')

/**
 * The rules of an enquiry, for the form and the server alike. Messages are keys, so that a text shown is
 * always in the page's language. `cast` gives what is sent and kept: trimmed, the number in Latin digits.
 */
export const enquirySchema = object({
  name: string().trim().required(message('nameRequired')),
  mobile: string().transform(latinDigits).trim().required(message('mobileRequired')),
  email: string()
    .trim()
    .required(message('emailInvalid'))
    .matches(emailPattern, { message: message('emailInvalid'), excludeEmptyString: true }),
  subject: string().trim().default(''),
  message: string().trim().default(''),
  // Has no text: a missing solution is shown by the focus alone.
  recaptcha: string().required('captchaMissing'),
})

export type Enquiry = InferType<typeof enquirySchema>

/** Arabic-Indic and Persian digits as the Latin ones: `٠٥٠` and `050` are the same number. */
function latinDigits(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
