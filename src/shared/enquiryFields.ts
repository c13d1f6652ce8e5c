import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, InputHTMLAttributes } from 'react'
import { emailAddress, latinDigits, type FieldRule } from './fieldRules.ts'

/** The element that a visitor fills in: a line, or a text of several lines. */
export type Control = 'input' | 'textarea'

interface FieldRow {
  control: Control
  /** What an empty field is told, a key of `validation` in `locales/<language>/enquiry.json`; absent: it may be empty. */
  required?: string
  /**
   * In characters: the page counts those of UTF-16 as HTML does, the server code points, which are never more. All
   * fields at their longest fit into the 16 KB that a request may have.
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
 * stored enquiry, its mail, the owner's tool and the log's privacy follow from it. A field's label is
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
    rule: latinDigits,
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

export type TextField = keyof typeof rows

/** What a wrong field is told, a key of `validation`. */
export type EnquiryMessage = Extract<(typeof rows)[TextField], { required: string }>['required']

/** The table, with the optional columns readable on every row. */
export const enquiryFields: Readonly<Record<TextField, FieldRow & { required?: EnquiryMessage }>> = rows

/** The names of the fields, in the order of the form. */
export const textFields = Object.keys(rows) as TextField[]

/** All that a wrong field may be told. */
export const enquiryMessages = textFields.flatMap((field) => enquiryFields[field].required ?? [])

/** What a visitor typed. */
export type EnquiryTexts = Record<TextField, string>

/** All texts of an enquiry: a field that is not given is empty. */
export function fillTexts(given: Partial<EnquiryTexts>): EnquiryTexts {
  return Object.fromEntries(textFields.map((field) => [field, given[field] ?? ''])) as EnquiryTexts
}
