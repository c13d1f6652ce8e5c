import { setTimeout } from 'node:timers/promises'
import type { Log } from '#server/log.ts'
import type { Metrics } from '#server/Metrics.ts'
import { errorCode } from '#server/errors.ts'
import type { DeliverableEnquiry, StoredEnquiry } from '#server/store/Enquiry.ts'
import { erasedCode } from '#server/store/erasure.ts'
import type { Outbox } from '#server/store/Outbox.ts'
import { DeliveryError } from '#server/mail/MailTransport.ts'
import { retryDelay, shouldGiveUp } from './retryDelay.ts'
import type { Channel } from './channels/Channel.ts'

export interface DeliveryDependencies {
  outbox: Pick<Outbox, 'claim' | 'claimDigest' | 'renewLease' | 'markSent' | 'markFailed' | 'releaseClaims'>
  /** All channels deliver at the same time, except the confirmation, which follows the mail. */
  channels: readonly Channel[]
  log: Log
  metrics: Pick<Metrics, 'deliveries' | 'deliverySeconds'>
  /** Marks this server's claims. No other server may have the same id. */
  workerId: string
  clock: Clock
}

/** A time that never jumps. Tests have a clock that they set by hand. */
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

const recordRetryMs = 2_000

/** The texts were erased while the mail waited, so there is nothing to send. */
const erased = new DeliveryError(erasedCode)

/** Never rejects. @param giveUp stops waiting for a store that does not work, when the server shuts down */
export async function deliver(
  enquiries: readonly StoredEnquiry[],
  dependencies: DeliveryDependencies,
  giveUp: AbortSignal,
): Promise<void> {
  const { outbox, workerId, log, clock } = dependencies
  const ids = enquiries.map(({ id }) => id)
  const { deliveredChannels, failures } = await deliverVia(enquiries, dependencies)
  const result = failures.length > 0 && { ...resultOf(failures, enquiries, log), deliveredChannels }
  // Tries until the store works: a mail that is sent but not recorded would be sent twice.
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

interface Failure {
  channel: Channel['name']
  error: DeliveryError
}

async function deliverVia(
  enquiries: readonly StoredEnquiry[],
  { channels, log, metrics }: DeliveryDependencies,
) {
  const deliveredChannels = [...(enquiries[0]?.deliveredChannels ?? [])]
  const left = enquiries.filter((enquiry): enquiry is DeliverableEnquiry => enquiry.texts !== null)
  if (left.length === 0)
    return { deliveredChannels, failures: [{ channel: 'mail', error: erased } satisfies Failure] }
  const deliverOver = async ({ name: channel, isFor, send }: Channel): Promise<Failure | undefined> => {
    const [first, ...others] = left.filter(isFor)
    // A visitor gets a confirmation only if sales has the enquiry.
    const isEarly = channel === 'confirmation' && !deliveredChannels.includes('mail')
    if (!first || isEarly || deliveredChannels.includes(channel)) return
    const stopTimer = metrics.deliverySeconds.startTimer({ channel })
    try {
      const refused = await send([first, ...others])
      if (refused) metrics.deliveries.inc({ channel, result: 'refused' }, refused)
      deliveredChannels.push(channel)
      metrics.deliveries.inc({ channel, result: 'sent' })
      const seconds = stopTimer()
      for (const { id, attempts } of enquiries) {
        log.info({ enquiryId: id, attempt: attempts, seconds }, `${channel}-sent`)
      }
    } catch (caught) {
      // Any other error comes from composing the message. A retry alone does not help.
      const error =
        caught instanceof DeliveryError ? caught : new DeliveryError(errorCode(caught), { permanent: true })
      metrics.deliveries.inc({ channel, result: error.permanent ? 'refused' : 'failed' })
      stopTimer()
      return { channel, error }
    }
  }
  // The channels deliver at the same time: a silent mail server must not delay the webhook.
  const toSales = await Promise.all(channels.filter(({ name }) => name !== 'confirmation').map(deliverOver))
  const toVisitor = await Promise.all(channels.filter(({ name }) => name === 'confirmation').map(deliverOver))
  return {
    deliveredChannels,
    failures: [...toSales, ...toVisitor].filter((failure) => failure !== undefined),
  }
}

/** All enquiries of a digest are retried or given up together. */
function resultOf(failures: readonly Failure[], enquiries: readonly StoredEnquiry[], log: Log) {
  const isOver = failures.some(({ error }) => error === erased) || enquiries.every(shouldGiveUp)
  const isPermanent = failures.every(({ error }) => error.permanent)
  const delay = retryDelay(Math.min(...enquiries.map(({ attempts }) => attempts)), isPermanent)
  const errors = failures.map(
    ({ channel, error }) => (channel === 'mail' ? '' : `${channel}: `) + error.message,
  )
  for (const { id, attempts } of enquiries) {
    for (const { channel, error } of failures) {
      const { message, smtpCode, permanent } = error
      const fields = { enquiryId: id, attempt: attempts, smtpCode, reason: message }
      const retry = { retryInSeconds: delay / 1000 }
      if (isOver) log.error(fields, 'enquiry-dead')
      else if (permanent) log.error({ ...fields, ...retry }, `${channel}-refused`)
      else log.warn({ ...fields, ...retry }, `${channel}-failed`)
    }
  }
  return { error: errors.join('; '), retryInMs: isOver ? null : delay }
}
