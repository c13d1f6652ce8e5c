import { ValidationError } from 'yup'
import { cleanLine, cleanLines } from '#server/call/cleanText.ts'
import { Refusal } from '#server/call/Refusal.ts'
import {
  enquiryFields,
  textFields,
  type Control,
  type EnquiryTexts,
  type TextField,
} from '#shared/enquiryFields.ts'
import { enquirySchema, sentFields, type Enquiry } from '#shared/enquirySchema.ts'
import { readFieldTexts, type FieldTexts } from './json.ts'

/**
 * Reads an enquiry from a body: the page's own rules, on texts without characters that do not show.
 * @throws Refusal 400, naming the first field that is wrong.
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
    throw new Refusal(400, 'field', field ? { field } : {})
  }
}

/** Counts code points, which do not depend on how a text is stored. */
function checkLength(field: TextField, text: string) {
  if (Array.from(text).length > enquiryFields[field].maxLength) throw new Refusal(400, 'field', { field })
}
