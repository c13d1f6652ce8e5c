import { hash } from 'node:crypto'
import type { EnquiryTexts } from '#server/store/Enquiry.ts'
import { Refusal } from './Refusal.ts'

const pattern = /^[\x21-\x7E]{16,200}$/

/**
 * What tells a repeated request from a new one: the client's own key. A client that sends none, such as a
 * page kept from before there were keys, has one made from all it sends, the captcha's solution included.
 * As a solution holds once, a double click repeats it and a second enquiry of the same words does not.
 * @throws Refusal 400
 */
export function idempotencyKey(headers: Headers, texts: EnquiryTexts, solution: string): string {
  const key = headers.get('idempotency-key')
  if (key === null) return `made ${hash('sha256', JSON.stringify([fingerprint(texts), solution]))}`
  if (!pattern.test(key)) throw new Refusal(400, 'idempotency-key')
  return `sent ${key}`
}

/** The same for the same texts, and for no others. */
export function fingerprint({ name, mobile, email, subject, message }: EnquiryTexts): string {
  return hash('sha256', JSON.stringify([name, mobile, email, subject, message]))
}
