import { ValidationError } from 'yup'
import { cleanLine, cleanLines } from './cleanText.ts'
import { HttpError } from './HttpError.ts'
import {
  enquiryFields,
  textFields,
  type Control,
  type EnquiryTexts,
  type TextField,
} from '#shared/enquiryFields.ts'
import { enquirySchema, sentFields, type Enquiry } from '#shared/enquirySchema.ts'

/**
 * Reads an enquiry from a body. Invisible characters are removed first, then the form's own rules apply.
 * @throws HttpError 400, naming the first field that is wrong.
 */
export function readEnquiry(body: Uint8Array): { texts: EnquiryTexts; solution: string } {
  const { recaptcha, ...texts } = validate(clean(readFieldTexts(body)))
  for (const field of textFields) checkLength(field, texts[field])
  return { texts, solution: recaptcha }
}

const cleaners: Record<Control, (text: string) => string> = { input: cleanLine, textarea: cleanLines }

function clean(texts: FieldTexts): FieldTexts {
  const entries = textFields.map((field) => {
    const text = texts[field]
    return [field, text && cleaners[enquiryFields[field].control](text)]
  })
  return { ...texts, ...(Object.fromEntries(entries) as FieldTexts) }
}

function validate(texts: FieldTexts): Enquiry {
  try {
    return enquirySchema.validateSync(texts, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const wrong = new Set(error.inner.map(({ path }) => path))
    const field = sentFields.find((name) => wrong.has(name))
    throw new HttpError(400, 'field', field ? { field } : {})
  }
}

/** Counts code points: UTF-16 units or bytes would count one character several times. */
function checkLength(field: TextField, text: string) {
  if (Array.from(text).length > enquiryFields[field].maxLength) throw new HttpError(400, 'field', { field })
}

type Field = (typeof sentFields)[number]
type FieldTexts = Partial<Record<Field, string>>

/**
 * Reads a body that is a JSON object with an enquiry's fields as strings, and no other fields.
 * @throws HttpError 400, naming the field that is not a string or is unknown.
 */
function readFieldTexts(body: Uint8Array): FieldTexts {
  const texts: FieldTexts = {}
  for (const [name, value] of Object.entries(parseObject(body))) {
    const field = sentFields.find((known) => known === name)
    // A lone surrogate is no character and cannot be stored as UTF-8.
    if (!field || typeof value !== 'string' || !value.isWellFormed()) throw wrongField(name)
    texts[field] = value
  }
  return texts
}

function parseObject(body: Uint8Array): object {
  const value = parse(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new HttpError(400, 'json')
  return value
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new HttpError(400, 'json')
  }
}

/** Repeats the name only if it is a short plain word: a visitor can send any text as a name. */
function wrongField(name: string) {
  return new HttpError(400, 'field', /^\w{1,40}$/.test(name) ? { field: name } : {})
}
