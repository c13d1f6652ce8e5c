import type { Logger } from 'pino'
import { StoreError } from '#server/store/StoreError.ts'
import type { DeliveryTools } from './DeliveryTools.ts'
import { codeOf } from './MailError.ts'
import { smtpTimeouts } from './smtpTransport.ts'

/** In ms; more than twice as long as an attempt can take, so that only a server that is gone loses it. */
export const lease = 2 * smtpTimeouts.mail + 30_000
const heartbeat = lease / 3
const recordAgainAfter = 2_000

/** Extends the lease of claimed enquiries until the signal is aborted. Never rejects. */
export async function keepLease(ids: string[], tools: DeliveryTools, ended: AbortSignal): Promise<void> {
  const { outbox, log, owner, clock } = tools
  await clock.wait(heartbeat, ended)
  if (ended.aborted) return
  try {
    if (!(await outbox.extendLease(ids, owner, lease))) log.warn({ enquiryIds: ids }, 'lease-lost')
  } catch (error) {
    logStoreFailure(log, error)
  }
  return keepLease(ids, tools, ended)
}

/**
 * Writes down what became of claimed enquiries; again and again while the store is out of order, since a
 * mail that is sent and not recorded would be sent twice. Never rejects.
 * @param abandoned gives up, when the server has to end
 */
export async function record(
  ids: string[],
  { outbox, log, owner, clock }: DeliveryTools,
  abandoned: AbortSignal,
  write: (store: DeliveryTools['outbox'], owner: string) => Promise<boolean>,
): Promise<void> {
  while (!abandoned.aborted) {
    try {
      if (!(await write(outbox, owner))) log.warn({ enquiryIds: ids }, 'lease-lost')
      return
    } catch (error) {
      logStoreFailure(log, error)
      await clock.wait(recordAgainAfter, abandoned)
    }
  }
}

/** A StoreError's words are safe to tell; those of any other error may hold anything. */
export function logStoreFailure(log: Logger, error: unknown): void {
  const reason = error instanceof StoreError ? error.message : undefined
  log.error({ code: codeOf(error), reason }, 'store-failed')
}
