import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import type { DeliveryTools } from './DeliveryTools.ts'
import { codeOf, MailError } from './MailTransport.ts'
import { shouldGiveUp, retryDelay } from './retryDelay.ts'
import type { Logger } from 'pino'
import { StoreError } from '#server/store/database/Database.ts'
import { smtpTimeouts } from './smtpTransport.ts'

/** Nothing is left to be sent: a visitor asked for it while the mail waited. */
const erased = new MailError({ code: 'EERASED' })

/**
 * Sends claimed enquiries as one mail and records what became of it, holding the claim meanwhile. Never
 * rejects.
 * @param abandoned stops waiting for a store that is out of order, when the server has to end
 */
export async function deliver(
  enquiries: readonly StoredEnquiry[],
  tools: DeliveryTools,
  abandoned: AbortSignal,
): Promise<void> {
  const ids = enquiries.map(({ id }) => id)
  const recorded = new AbortController()
  const kept = renewLease(ids, tools, AbortSignal.any([recorded.signal, abandoned]))
  const failure = await attempt(enquiries, tools)
  if (failure) await recordFailure(enquiries, failure, tools, abandoned)
  else await record(ids, tools, abandoned, (outbox, owner) => outbox.markSent(ids, owner))
  recorded.abort()
  await kept
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
    // Any other error is a fault in the making of the mail, which time alone does not mend.
    const failure =
      error instanceof MailError ? error : new MailError({ code: codeOf(error), permanent: true })
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
  abandoned: AbortSignal,
) {
  const now = tools.clock.now()
  // Those of a digest stay together.
  const isOver = failure === erased || enquiries.every((each) => shouldGiveUp(each, now))
  const attempts = Math.min(...enquiries.map((each) => each.attempts))
  const delay = isOver ? null : retryDelay(attempts, failure.permanent)
  logFailure(enquiries, failure, delay, tools)
  const ids = enquiries.map(({ id }) => id)
  const retryAt = delay === null ? null : now + delay
  await record(ids, tools, abandoned, (outbox, owner) =>
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

/** In ms; more than twice as long as an attempt can take, so that only a server that is gone loses it. */
export const lease = 2 * smtpTimeouts.mail + 30_000
const heartbeat = lease / 3
const recordAgainAfter = 2_000

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
