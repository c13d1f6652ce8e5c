import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import type { DeliveryTools } from './DeliveryTools.ts'
import { errorCode } from '#server/personalData.ts'
import { MailError } from './MailTransport.ts'
import { shouldGiveUp, retryDelay } from './retryDelay.ts'
import type { Logger } from 'pino'
import { StoreError } from '#server/store/database/Database.ts'
import { smtpTimeouts } from './smtpTransport.ts'

/** The texts were erased while the mail waited, so there is nothing to send. */
const erased = new MailError({ code: 'EERASED' })

/**
 * Sends claimed enquiries as one mail, records the result, and renews the lease meanwhile. Never rejects.
 * @param giveUp stops waiting for a store that does not work, when the server shuts down
 */
export async function deliver(
  enquiries: readonly StoredEnquiry[],
  tools: DeliveryTools,
  giveUp: AbortSignal,
): Promise<void> {
  const ids = enquiries.map(({ id }) => id)
  const recorded = new AbortController()
  const renewal = renewLease(ids, tools, AbortSignal.any([recorded.signal, giveUp]))
  const failure = await attempt(enquiries, tools)
  if (failure) await recordFailure(enquiries, failure, tools, giveUp)
  else await record(ids, tools, giveUp, (outbox, owner) => outbox.markSent(ids, owner))
  recorded.abort()
  await renewal
}

async function attempt(enquiries: readonly StoredEnquiry[], tools: DeliveryTools): Promise<MailError | null> {
  const { transport, compose, log, metrics, clock } = tools
  const began = clock.now()
  const seconds = () => (clock.now() - began) / 1000
  try {
    const message = compose(enquiries)
    if (!message) return erased
    await transport.send(message)
  } catch (error) {
    // Any other error comes from composing the mail. A retry alone does not help there.
    const failure =
      error instanceof MailError ? error : new MailError({ code: errorCode(error), permanent: true })
    metrics?.mailAttempted(failure.permanent ? 'refused' : 'failed', seconds())
    return failure
  }
  metrics?.mailAttempted('sent', seconds())
  for (const { id, attempts } of enquiries) {
    log.info({ enquiryId: id, attempt: attempts, seconds: seconds() }, 'mail-sent')
  }
  return null
}

async function recordFailure(
  enquiries: readonly StoredEnquiry[],
  failure: MailError,
  tools: DeliveryTools,
  giveUp: AbortSignal,
) {
  const now = tools.clock.now()
  // The enquiries of a digest are retried or given up together.
  const isOver = failure === erased || enquiries.every((each) => shouldGiveUp(each, now))
  const attempts = Math.min(...enquiries.map((each) => each.attempts))
  const delay = isOver ? null : retryDelay(attempts, failure.permanent)
  logFailure(enquiries, failure, delay, tools)
  const ids = enquiries.map(({ id }) => id)
  const retryAt = delay === null ? null : now + delay
  await record(ids, tools, giveUp, (outbox, owner) =>
    outbox.markFailed(ids, owner, { error: failure.message, retryAt }),
  )
}

function logFailure(
  enquiries: readonly StoredEnquiry[],
  { message, smtpCode, permanent }: MailError,
  delay: number | null,
  { log }: DeliveryTools,
) {
  for (const { id, attempts } of enquiries) {
    const fields = { enquiryId: id, attempt: attempts, smtpCode, reason: message }
    if (delay === null) log.error(fields, 'enquiry-dead')
    else if (permanent) log.error({ ...fields, retryInSeconds: delay / 1000 }, 'mail-refused')
    else log.warn({ ...fields, retryInSeconds: delay / 1000 }, 'mail-failed')
  }
}

/** In ms. It is more than twice as long as an attempt can take, so that only a server that is down loses its lease. */
export const lease = 2 * smtpTimeouts.mail + 30_000
const heartbeat = lease / 3
const recordRetryMs = 2_000

/** Extends the lease of claimed enquiries until the signal is aborted. Never rejects. */
async function renewLease(ids: string[], tools: DeliveryTools, ended: AbortSignal): Promise<void> {
  const { outbox, log, owner, clock } = tools
  await clock.wait(heartbeat, ended)
  if (ended.aborted) return
  try {
    if (!(await outbox.extendLease(ids, owner, lease))) log.warn({ enquiryIds: ids }, 'lease-lost')
  } catch (error) {
    logStoreFailure(log, error)
  }
  return renewLease(ids, tools, ended)
}

/**
 * Records the result of a delivery. It tries again for as long as the store does not work, since a mail that is sent
 * and not recorded would be sent twice. Never rejects.
 * @param giveUp stops trying, when the server shuts down
 */
export async function record(
  ids: string[],
  { outbox, log, owner, clock }: DeliveryTools,
  giveUp: AbortSignal,
  write: (store: DeliveryTools['outbox'], owner: string) => Promise<boolean>,
): Promise<void> {
  while (!giveUp.aborted) {
    try {
      if (!(await write(outbox, owner))) log.warn({ enquiryIds: ids }, 'lease-lost')
      return
    } catch (error) {
      logStoreFailure(log, error)
      await clock.wait(recordRetryMs, giveUp)
    }
  }
}

/** The message of a StoreError is safe to log. The message of any other error may contain a visitor's text. */
export function logStoreFailure(log: Logger, error: unknown): void {
  const reason = error instanceof StoreError ? error.message : undefined
  log.error({ code: errorCode(error), reason }, 'store-failed')
}
