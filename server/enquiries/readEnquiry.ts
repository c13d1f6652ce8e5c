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
 * Reads an enquiry from a body: the page's own rules, on texts without characters that do not show.
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

/** Counts code points, which do not depend on how a text is stored. */
function checkLength(field: TextField, text: string) {
  if (Array.from(text).length > enquiryFields[field].maxLength) throw new HttpError(400, 'field', { field })
}

type Field = (typeof sentFields)[number]
type FieldTexts = Partial<Record<Field, string>>

/**
 * Reads a body that is a JSON object of texts with the names of an enquiry's fields, and of nothing else.
 * @throws HttpError 400, naming the field that is no text or has no business here.
 */
function readFieldTexts(body: Uint8Array): FieldTexts {
  const texts: FieldTexts = {}
  for (const [name, value] of Object.entries(parseObject(body))) {
    const field = sentFields.find((known) => known === name)
    // Half of a pair of surrogates is no character, and could not be stored as UTF-8.
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

/** Only a plain word is repeated: a name can be as long as the body, and hold anything. */
function wrongField(name: string) {
  return new HttpError(400, 'field', /^\w{1,40}$/.test(name) ? { field: name } : {})
}
