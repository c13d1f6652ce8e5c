import type { Logger } from 'pino'
import { Refusal, type RefusalCode } from './Refusal.ts'

/** In seconds: a store that is restarted is back by then. */
const retryAfter = '10'

/** @param reference the enquiry's short name, which the page shows */
export function acceptance(reference: string): Response {
  return reply(200, { success: true, id: reference })
}

/** The answer to a call that was refused, or that failed by no fault of the visitor. */
export function refusal(error: unknown, log: Logger): { answer: Response; code: RefusalCode } {
  if (!(error instanceof Refusal)) log.error({ err: error }, 'enquiry-not-stored')
  const { status, code, field, headers } = error instanceof Refusal ? error : unavailable()
  log.info({ status, reason: code }, 'enquiry-refused')
  return { answer: reply(status, { success: false, error: { code, field } }, headers), code }
}

function unavailable() {
  return new Refusal(503, 'unavailable', { headers: { 'retry-after': retryAfter } })
}

function reply(status: number, body: object, headers: Readonly<Record<string, string>> = {}) {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
