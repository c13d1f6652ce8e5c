import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, InputHTMLAttributes } from 'react'
import type { TopicKind } from '#config/contactTopics.ts'
import { emailAddress, inLatinDigits, type FieldRule } from './fieldRules.ts'

export type Control = 'input' | 'textarea'

interface FieldRow {
  control: Control
  /** Key of the message for an empty field, below `validation` in `enquiry.json`. Without this key it may be empty. */
  required?: string
  /**
   * In characters. The form counts UTF-16 units and the server counts code points, which are never more. So the form
   * may refuse a text with emoji that the server would take. All fields at their longest fit into a request's 16 KB.
   */
  maxLength: number
  rule?: FieldRule
  /** The topics whose form asks for it; without this key, every form does. It is not in the specified payload. */
  onlyFor?: TopicKind
  /** Attributes of the input. Numbers and addresses are left-to-right in every language. */
  input?: {
    type?: HTMLInputTypeAttribute
    inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
    autoComplete?: HTMLInputAutoCompleteAttribute
    dir?: 'ltr'
  }
}

/**
 * Form, rules, request, stored enquiry, mail, the operator's tool and the log's privacy follow from this one table,
 * in the order of the form. A field's label is `fields.<name>` of `locales/<language>/enquiry.json`.
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
  country: { control: 'input', maxLength: 100, onlyFor: 'system' },
} as const satisfies Record<string, FieldRow>

export type EnquiryFieldName = keyof typeof rows

type EnquiryMessage = Extract<(typeof rows)[EnquiryFieldName], { required: string }>['required']

/** The rows, typed so that every row has the optional columns. */
export const enquiryFields: Readonly<Record<EnquiryFieldName, FieldRow & { required?: EnquiryMessage }>> =
  rows

export const fieldNames = Object.keys(rows) as EnquiryFieldName[]

const isMultiline = (name: EnquiryFieldName) => enquiryFields[name].control === 'textarea'
export const oneLineFields = fieldNames.filter((name) => !isMultiline(name))
export const multilineFields = fieldNames.filter(isMultiline)

/** The fields that every form has, and those that depend on what the visitor came for. */
export const fieldsOfAll = fieldNames.filter((name) => !enquiryFields[name].onlyFor)
export const fieldsOfSome = fieldNames.filter((name) => enquiryFields[name].onlyFor)

export const enquiryMessages = [
  ...fieldNames.flatMap((field) => enquiryFields[field].required ?? []),
  'tooLong',
] as const

export type EnquiryTexts = Record<EnquiryFieldName, string>

/** Returns all texts of an enquiry. A field without a text gets the empty one. */
export function fillMissingFields(given: Partial<EnquiryTexts>): EnquiryTexts {
  return Object.fromEntries(fieldNames.map((field) => [field, given[field] ?? ''])) as EnquiryTexts
}
