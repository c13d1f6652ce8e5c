import { setTimeout } from 'node:timers/promises'
import type { Log } from '#server/log.ts'
import type { Metrics } from '#server/Metrics.ts'
import { errorCode } from '#server/personalData.ts'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { erasedCode } from '#server/store/erasure.ts'
import type { Outbox } from '#server/store/Outbox.ts'
import { composeMail } from './composeMail.ts'
import type { MailedEnquiry } from './mailBody.ts'
import { MailError, type MailSettings, type MailTransport, type RefusedRecipient } from './MailTransport.ts'
import { retryDelay, shouldGiveUp } from './retryDelay.ts'
import { smtpTimeouts } from './smtpTransport.ts'

export interface DeliveryDependencies {
  outbox: Pick<Outbox, 'claim' | 'claimDigest' | 'markSent' | 'markFailed' | 'releaseClaims'>
  transport: MailTransport
  mail: MailSettings
  log: Log
  metrics: Pick<Metrics, 'mails' | 'mailSeconds'>
  /** Marks this server's claims. No other server may have the same one. */
  workerId: string
  clock: Clock
}

/** A time that never jumps, and a way to wait. Tests have a clock that they set by hand. */
export interface Clock {
  /** In ms since any moment. */
  now(): number
  /** Resolves after `ms` ms, or as soon as the signal is aborted. Never rejects. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wait: async (ms, signal) => {
    await setTimeout(ms, undefined, { signal }).catch(() => {})
  },
}

/** In ms. It is more than twice as long as an attempt can take, so that only a server that is down loses its lease. */
export const leaseMs = 2 * smtpTimeouts.mail + 30_000
const recordRetryMs = 2_000

/** Attempts for a recipient that is refused while others take the mail. They take ten minutes, longer than greylisting. */
const maxPartialAttempts = 8

/** The texts were erased while the mail waited, so there is nothing to send. */
const erased = new MailError(erasedCode)

/**
 * Sends claimed enquiries as one mail, and records the result. Never rejects.
 * @param giveUp stops waiting for a store that does not work, when the server shuts down
 */
export async function deliver(
  enquiries: readonly StoredEnquiry[],
  dependencies: DeliveryDependencies,
  giveUp: AbortSignal,
): Promise<void> {
  const { outbox, workerId, log, clock } = dependencies
  const ids = enquiries.map(({ id }) => id)
  const failure = await send(enquiries, dependencies)
  const result = failure && resultOf(failure, enquiries, dependencies)
  // Tries again for as long as the store does not work: a mail that is sent and not recorded would be sent twice.
  while (!giveUp.aborted) {
    try {
      const isHeld = await (result
        ? outbox.markFailed(ids, workerId, result)
        : outbox.markSent(ids, workerId))
      if (!isHeld) log.warn({ enquiryIds: ids }, 'lease-lost')
      return
    } catch (error) {
      log.error({ err: error }, 'store-failed')
    }
    await clock.wait(recordRetryMs, giveUp)
  }
}

async function send(
  enquiries: readonly StoredEnquiry[],
  { transport, mail, log, metrics }: DeliveryDependencies,
): Promise<MailError | null> {
  const stopTimer = metrics.mailSeconds.startTimer()
  const record = (result: 'sent' | 'failed' | 'refused') => {
    metrics.mails.inc({ result })
    return stopTimer()
  }
  let refused: RefusedRecipient[]
  try {
    const [first, ...others] = enquiries.filter(
      (enquiry): enquiry is StoredEnquiry & MailedEnquiry => enquiry.texts !== null,
    )
    if (!first) return erased
    refused = await transport.send(composeMail([first, ...others], mail))
    // The mail is tried again for all: it comes to some several times rather than never to one.
    const later = refused.find(({ error }) => !error.permanent)
    if (later && first.attempts < maxPartialAttempts) throw later.error
  } catch (error) {
    // Any other error comes from composing the mail. A retry alone does not help there.
    const failure = error instanceof MailError ? error : new MailError(errorCode(error), { permanent: true })
    record(failure.permanent ? 'refused' : 'failed')
    return failure
  }
  const seconds = record('sent')
  for (const { id, attempts } of enquiries) {
    log.info({ enquiryId: id, attempt: attempts, seconds }, 'mail-sent')
  }
  for (const { error } of refused) {
    const enquiryIds = enquiries.map(({ id }) => id)
    log.error({ enquiryIds, smtpCode: error.smtpCode, reason: error.message }, 'recipient-refused')
  }
  return null
}

/** Decides when enquiries are tried again, if at all, and logs it. Those of a digest are retried or given up together. */
function resultOf(
  failure: MailError,
  enquiries: readonly StoredEnquiry[],
  { log }: DeliveryDependencies,
): { error: string; retryInMs: number | null } {
  const { message, smtpCode, permanent } = failure
  const isOver = failure === erased || enquiries.every(shouldGiveUp)
  const delay = retryDelay(Math.min(...enquiries.map(({ attempts }) => attempts)), permanent)
  for (const { id, attempts } of enquiries) {
    const fields = { enquiryId: id, attempt: attempts, smtpCode, reason: message }
    const retry = { retryInSeconds: delay / 1000 }
    if (isOver) log.error(fields, 'enquiry-dead')
    else if (permanent) log.error({ ...fields, ...retry }, 'mail-refused')
    else log.warn({ ...fields, ...retry }, 'mail-failed')
  }
  return { error: message, retryInMs: isOver ? null : delay }
}
