import { object, string, type ObjectSchema, type StringSchema } from 'yup'
import { cleanLine, cleanLines } from './cleanText.ts'
import {
  enquiryFields,
  fieldNames,
  type Control,
  type EnquiryTexts,
  type EnquiryFieldName,
} from './enquiryFields.ts'

export type Enquiry = EnquiryTexts & { recaptcha: string }

/** All that an enquiry consists of; the body of the request has exactly these. */
export const payloadFields = [...fieldNames, 'recaptcha'] as const

/** A character that shows: a letter, digit or sign, but none that is blank or ignored, such as a Hangul filler. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

const cleaners: Record<Control, (text: string) => string> = { input: cleanLine, textarea: cleanLines }

const textRules = Object.fromEntries(fieldNames.map((field) => [field, ruleOf(field)])) as Record<
  EnquiryFieldName,
  StringSchema<string>
>

/**
 * For the form and the server alike. Messages are keys, so that a text shown is always in the page's language. `cast`
 * gives what is sent and stored, without the invisible characters that an address copied from Arabic brings along.
 */
export const enquirySchema: ObjectSchema<Enquiry> = object({
  ...textRules,
  // Has no text: a missing solution is shown by the focus alone.
  recaptcha: string().required('captchaMissing'),
})

/** A text as it is counted, sent and stored. */
export function normalizeField(field: EnquiryFieldName, text: string): string {
  return textRules[field].cast(text)
}

/** No text may be too long, and nothing cuts one: a visitor who pastes too much loses nothing. */
export const formSchema: ObjectSchema<Enquiry> = enquirySchema.shape(
  Object.fromEntries(
    fieldNames.map((field) => [field, textRules[field].max(enquiryFields[field].maxLength, 'tooLong')]),
  ) as typeof textRules,
)

/** Whether the form accepts a text as a mail address. */
export function isEmail(text: string): boolean {
  return enquirySchema.pick(['email']).isValidSync({ email: text }, { strict: true })
}

function ruleOf(field: EnquiryFieldName) {
  const { control, required, rule } = enquiryFields[field]
  const clean = cleaners[control]
  const cleaned = string()
    .transform((value: unknown) => (typeof value === 'string' ? clean(value) : value))
    .trim()
  const text = rule?.(cleaned) ?? cleaned
  if (required === undefined) return text.default('')
  return text.required(required).matches(visible, { message: required, excludeEmptyString: true })
}
