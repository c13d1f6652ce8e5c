import { hash } from 'node:crypto'
import { textFields, type EnquiryTexts, type TextField } from '#shared/enquiryFields.ts'
import { HttpError } from './HttpError.ts'

const pattern = /^[\x21-\x7E]{16,200}$/

/**
 * What tells a repeated request from a new one: the client's own key. A client that sends none, such as a
 * page kept from before there were keys, has one made from all it sends, the captcha's solution included.
 * As a solution holds once, a double click repeats it and a second enquiry of the same words does not.
 * @throws HttpError 400
 */
export function idempotencyKey(headers: Headers, texts: EnquiryTexts, solution: string): string {
  const key = headers.get('idempotency-key')
  if (key === null) return `made ${hash('sha256', JSON.stringify([fingerprint(texts), solution]))}`
  if (!pattern.test(key)) throw new HttpError(400, 'idempotency-key')
  return `sent ${key}`
}

/** The fields that the form had when the first enquiry was stored. */
const firstFields: readonly TextField[] = ['name', 'mobile', 'email', 'subject', 'message']
const addedFields = textFields.filter((field) => !firstFields.includes(field))

/**
 * The same for the same texts, and for no others. A field that was added since counts only where it is filled in:
 * a page from before it repeats its request, and the fingerprint is as it was.
 */
export function fingerprint(texts: EnquiryTexts): string {
  const first = firstFields.map((field) => texts[field])
  const added = addedFields.filter((field) => texts[field] !== '').map((field) => [field, texts[field]])
  return hash('sha256', JSON.stringify([...first, ...added]))
}
