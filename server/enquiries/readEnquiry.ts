import { ValidationError } from 'yup'
import { enquiryFields, fieldNames, type EnquiryTexts } from '#enquiry/enquiryFields.ts'
import { enquirySchema, payloadFields } from '#enquiry/enquirySchema.ts'
import { HttpError } from '#server/http/HttpError.ts'

/** Reads a JSON object of the form's fields alone. @throws HttpError 400, naming the first field that is wrong */
export function readEnquiry(body: Uint8Array): { texts: EnquiryTexts; solution: string } {
  const given = Object.entries(parseObject(body)).map(([name, value]) => readField(name, value))
  const { recaptcha, ...texts } = validate(Object.fromEntries(given))
  // Counts code points: UTF-16 units or bytes would count one character several times.
  const tooLong = fieldNames.find((name) => Array.from(texts[name]).length > enquiryFields[name].maxLength)
  if (tooLong) throw new HttpError('field', { field: tooLong })
  return { texts, solution: recaptcha }
}

function parseObject(body: Uint8Array): object {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // The body is not JSON in UTF-8.
  }
  throw new HttpError('json')
}

function readField(name: string, value: unknown): [name: string, text: string] {
  const isKnown = payloadFields.some((known) => known === name)
  if (!isKnown || typeof value !== 'string') {
    // Only a short plain word is repeated: a visitor can send any text as a name.
    throw new HttpError('field', /^\w{1,40}$/.test(name) ? { field: name } : {})
  }
  return [name, value]
}

function validate(texts: object) {
  try {
    return enquirySchema.validateSync(texts, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const field = payloadFields.find((name) => error.inner.some(({ path }) => path === name))
    throw new HttpError('field', { field })
  }
}
