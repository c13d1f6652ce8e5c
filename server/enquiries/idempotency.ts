import { hash } from 'node:crypto'
import { fieldNames, type EnquiryTexts } from '#enquiry/enquiryFields.ts'
import { HttpError } from '#server/http/HttpError.ts'

const pattern = /^[\x21-\x7E]{16,200}$/

/**
 * The client's key. For a client without one, such as a page from before there were keys, it is a hash of all fields
 * and the captcha's solution, which is valid once: a double click has the same key, and a second enquiry with the same
 * words has another. @throws HttpError 400
 */
export function idempotencyKey(headers: Headers, texts: EnquiryTexts, solution: string): string {
  const key = headers.get('idempotency-key')
  if (key === null) return `made ${hash('sha256', JSON.stringify([fingerprint(texts), solution]))}`
  if (!pattern.test(key)) throw new HttpError('idempotency-key')
  return `sent ${key}`
}

/** A deployment that adds a field changes it: a request from before that is repeated after it gets 409, once. */
export function fingerprint(texts: EnquiryTexts): string {
  return hash('sha256', JSON.stringify(fieldNames.map((field) => texts[field])))
}
