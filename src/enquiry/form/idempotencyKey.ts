import { readStored, store } from '#browser/storage.ts'
import { fieldNames } from '#enquiry/enquiryFields.ts'
import type { Enquiry } from '#enquiry/enquirySchema.ts'
import { attemptKey } from './draft.ts'

/** The server refuses what no key looks like, and would do so at each attempt. */
const keyPattern = /^[0-9a-f]{32}$/

/** Returns the same key until the texts change or have arrived, so that the server recognizes a repeated request. */
export function idempotencyKey(enquiry: Enquiry): string {
  const texts = JSON.stringify(fieldNames.map((name) => enquiry[name]))
  const attempt = readStored('sessionStorage', attemptKey) ?? ''
  const [key = '', ...rest] = attempt.split(' ')
  if (keyPattern.test(key) && rest.join(' ') === texts) return key
  // Unlike `randomUUID`, `getRandomValues` also works without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const fresh = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  store('sessionStorage', attemptKey, `${fresh} ${texts}`)
  return fresh
}

/** Ends the attempt: the next enquiry gets another key, even with the same texts. */
export function forgetIdempotencyKey(): void {
  store('sessionStorage', attemptKey, null)
}
