import { object, string, type ObjectSchema, type StringSchema } from 'yup'
import { cleanLine, cleanLines } from '#i18n/cleanText.ts'
import {
  enquiryFields,
  fieldNames,
  type Control,
  type EnquiryTexts,
  type EnquiryFieldName,
} from './enquiryFields.ts'

export type Enquiry = EnquiryTexts & { recaptcha: string }

/** The fields of the request's body: the body has all of them and no others. */
export const payloadFields = [...fieldNames, 'recaptcha'] as const

/** A visible character: a letter, digit or sign. Blank and ignored ones, such as a Hangul filler, do not count. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

const cleaners: Record<Control, (text: string) => string> = { input: cleanLine, textarea: cleanLines }

const textRules = Object.fromEntries(fieldNames.map((field) => [field, ruleOf(field)])) as Record<
  EnquiryFieldName,
  StringSchema<string>
>

/**
 * The rules for the form and the server alike. Messages are keys, so that a message is always in the page's language.
 * `cast` gives the texts as they are sent and stored: without invisible characters, which an address copied from
 * Arabic may bring along.
 */
export const enquirySchema: ObjectSchema<Enquiry> = object({
  ...textRules,
  // The key has no text: a missing solution moves the focus to the captcha, and nothing else tells the visitor.
  recaptcha: string().required('captchaMissing'),
})

/** Returns a field's text as it is counted, sent and stored. */
export function normalizeField(field: EnquiryFieldName, text: string): string {
  return textRules[field].cast(text)
}

/** The form's rules: the same, and a length for each text. No text is cut: who pastes too much loses nothing. */
export const formSchema: ObjectSchema<Enquiry> = enquirySchema.shape(
  Object.fromEntries(
    fieldNames.map((field) => [field, textRules[field].max(enquiryFields[field].maxLength, 'tooLong')]),
  ) as typeof textRules,
)

/** The form's rules for a message with answers below it: the limit holds for both together, and `cast` gives both. */
export function formSchemaWith(answers: string): ObjectSchema<Enquiry> {
  if (answers === '') return formSchema
  const both = textRules.message.transform((typed: unknown) =>
    typeof typed === 'string' ? joinMessage(typed, answers) : typed,
  )
  return formSchema.shape({ message: both.max(enquiryFields.message.maxLength, 'tooLong') })
}

/** Returns a message as it is sent: what was typed, and below it the answers. */
export function joinMessage(typed: string, answers: string): string {
  return [normalizeField('message', typed), normalizeField('message', answers)].filter(Boolean).join('\n\n')
}

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
