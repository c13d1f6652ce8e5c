import { fieldsOfSome } from '#enquiry/enquiryFields.ts'
import type { Enquiry } from '#enquiry/enquirySchema.ts'
import { idempotencyKey, forgetIdempotencyKey } from './idempotencyKey.ts'
import { xsrfHeader } from './xsrfHeader.ts'

const timeoutMs = 20_000

/** In ms. A proxy answers 502 while the server restarts; after this time the server is back. */
const restartMs = 5_000

export interface Outcome {
  success: boolean
  reference?: string | undefined
  retryAfterSeconds?: number | undefined
}

const failure: Outcome = { success: false }

interface EnquiryResponse {
  success?: unknown
  id?: unknown
  error?: { code?: unknown }
}

/** Sends an enquiry. Every error, also a late one, is returned as a failure: the function never throws. */
export async function sendEnquiry(enquiry: Enquiry, language: string): Promise<Outcome> {
  try {
    return await post(enquiry, language, AbortSignal.timeout(timeoutMs))
  } catch {
    return failure
  }
}

async function post(enquiry: Enquiry, language: string, signal: AbortSignal): Promise<Outcome> {
  const send = async (xsrf: Record<string, string>) => {
    const request = () =>
      fetch(`${import.meta.env.BASE_URL}send_mail.php`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Language': language,
          'Idempotency-Key': idempotencyKey(enquiry),
          ...xsrf,
        },
        body: JSON.stringify(payload(enquiry)),
        signal,
      })
    let response = await request()
    if (response.status === 502) {
      await new Promise((resolve) => setTimeout(resolve, restartMs))
      response = await request()
    }
    const answer = ((await response.json()) ?? {}) as EnquiryResponse
    return {
      success: response.ok && answer.success === true,
      id: answer.id,
      code: answer.error?.code,
      retryAfterSeconds: response.status === 429 ? Number(response.headers.get('Retry-After')) : undefined,
    }
  }

  const before = xsrfHeader()
  let answer = await send(before)
  if (answer.code === 'xsrf') {
    const fresh = xsrfHeader()
    if (fresh['X-XSRF-TOKEN'] !== before['X-XSRF-TOKEN']) answer = await send(fresh)
  }
  // After a conflict, the key belongs to other texts: the next attempt needs a new key.
  if (answer.success || answer.code === 'conflict') forgetIdempotencyKey()
  return answer.success
    ? { success: true, reference: typeof answer.id === 'string' ? answer.id : undefined }
    : { ...failure, retryAfterSeconds: answer.retryAfterSeconds }
}

/** Returns the specified fields, and of the others those that the visitor has filled in. */
function payload(enquiry: Enquiry): Partial<Enquiry> {
  const empty = fieldsOfSome.filter((name) => enquiry[name] === '')
  return Object.fromEntries(Object.entries(enquiry).filter(([name]) => !empty.some((each) => each === name)))
}
