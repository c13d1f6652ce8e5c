import { hash } from 'node:crypto'
import { fieldNames, type EnquiryTexts, type EnquiryFieldName } from '#shared/enquiryFields.ts'
import { HttpError } from './HttpError.ts'

const pattern = /^[\x21-\x7E]{16,200}$/

/**
 * The key that tells a repeated request from a new one. The client sends it. For a client without one, such as a page
 * from before there were keys, it is a hash of all fields and the captcha's solution. A solution is valid once, so a
 * double click has the same key, and a second enquiry with the same words has another.
 * @throws HttpError 400
 */
export function idempotencyKey(headers: Headers, texts: EnquiryTexts, solution: string): string {
  const key = headers.get('idempotency-key')
  if (key === null) return `made ${hash('sha256', JSON.stringify([fingerprint(texts), solution]))}`
  if (!pattern.test(key)) throw new HttpError(400, 'idempotency-key')
  return `sent ${key}`
}

/** The fields that the form had when the first enquiry was stored. */
const firstFields: readonly EnquiryFieldName[] = ['name', 'mobile', 'email', 'subject', 'message']
const addedFields = fieldNames.filter((field) => !firstFields.includes(field))

/**
 * A hash of the texts, to compare two requests with the same key. A field that was added later counts only if it is
 * filled in, so that a request from an older page keeps its fingerprint.
 */
export function fingerprint(texts: EnquiryTexts): string {
  const first = firstFields.map((field) => texts[field])
  const added = addedFields.filter((field) => texts[field] !== '').map((field) => [field, texts[field]])
  return hash('sha256', JSON.stringify([...first, ...added]))
}
