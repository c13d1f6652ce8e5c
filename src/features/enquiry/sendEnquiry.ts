import type { Enquiry } from '#shared/enquirySchema.ts'
import { xsrfHeaders } from './xsrfHeaders.ts'

/** How long the server may take to answer, in ms. */
const patience = 20_000

export type Outcome = 'success' | 'failure'

/** Sends an enquiry. Whatever goes wrong, and however late, comes back as a failure and is never thrown. */
export async function sendEnquiry(enquiry: Enquiry): Promise<Outcome> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), patience)
  const late = new Promise<Outcome>((resolve) => {
    giveUp.signal.addEventListener('abort', () => resolve('failure'))
  })
  try {
    return await Promise.race([ask(enquiry, giveUp.signal), late])
  } catch {
    return 'failure'
  } finally {
    clearTimeout(timer)
  }
}

async function ask(enquiry: Enquiry, signal: AbortSignal): Promise<Outcome> {
  const url = `${import.meta.env.BASE_URL}send_mail.php`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...xsrfHeaders('POST', url) },
    body: JSON.stringify(enquiry),
    signal,
  })
  const answer: unknown = await response.json()
  return response.ok && isSuccess(answer) ? 'success' : 'failure'
}

function isSuccess(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true
}
