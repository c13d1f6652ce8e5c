import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, InputHTMLAttributes } from 'react'
import { emailAddress, inLatinDigits, type FieldRule } from './fieldRules.ts'

/** The element that a visitor fills in: a line, or a text of several lines. */
export type Control = 'input' | 'textarea'

interface FieldRow {
  control: Control
  /**
   * Key of the message for an empty field, below `validation` in `locales/<language>/enquiry.json`; without it the field
   * may be empty.
   */
  required?: string
  /**
   * In characters: the form counts UTF-16 units, the server code points, of which there are never more: the form may
   * refuse a text with emoji that the server would take. All fields at their longest fit into the 16 KB of a request.
   */
  maxLength: number
  rule?: FieldRule
  /** Attributes of the input. Numbers and addresses are left-to-right in every language. */
  input?: {
    type?: HTMLInputTypeAttribute
    inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
    autoComplete?: HTMLInputAutoCompleteAttribute
    dir?: 'ltr'
  }
}

/**
 * The one table of the fields that a visitor fills in, in the order of the form. The form, the rules, the request, the
 * stored enquiry, its mail, the operator's tool and the log's privacy follow from it. A field's label is
 * `fields.<name>` of `locales/<language>/enquiry.json`.
 */
const rows = {
  name: {
    control: 'input',
    required: 'nameRequired',
    maxLength: 200,
    input: { autoComplete: 'name' },
  },
  mobile: {
    control: 'input',
    required: 'mobileRequired',
    maxLength: 50,
    rule: inLatinDigits,
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
  },
  email: {
    control: 'input',
    required: 'emailInvalid',
    maxLength: 254,
    rule: emailAddress('emailInvalid'),
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr' },
  },
  subject: { control: 'input', maxLength: 300 },
  message: { control: 'textarea', maxLength: 4000 },
} as const satisfies Record<string, FieldRow>

export type EnquiryFieldName = keyof typeof rows

/** Key of a message below `validation`. */
type EnquiryMessage = Extract<(typeof rows)[EnquiryFieldName], { required: string }>['required']

/** The table, with the optional columns readable on every row. */
export const enquiryFields: Readonly<Record<EnquiryFieldName, FieldRow & { required?: EnquiryMessage }>> =
  rows

/** The names of the fields, in the order of the form. */
export const fieldNames = Object.keys(rows) as EnquiryFieldName[]

const isMultiline = (name: EnquiryFieldName) => enquiryFields[name].control === 'textarea'
/** The fields of one line, and those of several, each in the order of the form. */
export const oneLineFields = fieldNames.filter((name) => !isMultiline(name))
export const multilineFields = fieldNames.filter(isMultiline)

/** The keys of all error messages. */
export const enquiryMessages = [
  ...fieldNames.flatMap((field) => enquiryFields[field].required ?? []),
  'tooLong',
] as const

/** What a visitor typed. */
export type EnquiryTexts = Record<EnquiryFieldName, string>

/** All texts of an enquiry: a field that is not given is empty. */
export function withEmptyFields(given: Partial<EnquiryTexts>): EnquiryTexts {
  return Object.fromEntries(fieldNames.map((field) => [field, given[field] ?? ''])) as EnquiryTexts
}
