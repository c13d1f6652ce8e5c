import { textFields } from '#shared/enquiryFields.ts'
import type { Enquiry } from '#shared/enquirySchema.ts'

const storageKey = 'enquiry-attempt'

/** For where storage is blocked. */
let memory: string | null = null

/**
 * Names an attempt to send these texts: the same for as long as they are unchanged and not sent, also after a
 * reload. By it the server knows a repetition from a second enquiry, when its answer was lost on the way.
 */
export function attemptKey(enquiry: Enquiry): string {
  const texts = JSON.stringify(textFields.map((name) => enquiry[name]))
  const [key, ...rest] = read().split(' ')
  if (key && rest.join(' ') === texts) return key
  // Unlike randomUUID this is there without TLS too.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const fresh = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  write(`${fresh} ${texts}`)
  return fresh
}

/** The attempt is over: what is sent next is another enquiry, even in the same words. */
export function endAttempt(): void {
  write(null)
}

function read() {
  try {
    return sessionStorage.getItem(storageKey) ?? memory ?? ''
  } catch {
    return memory ?? ''
  }
}

function write(attempt: string | null) {
  memory = attempt
  try {
    if (attempt === null) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, attempt)
  } catch {
    // It is in memory.
  }
}
