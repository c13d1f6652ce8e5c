import { setTimeout } from 'node:timers/promises'
import type { Log } from '#server/log.ts'
import type { Metrics } from '#server/Metrics.ts'
import { errorCode } from '#server/personalData.ts'
import { StoreError } from '#server/store/database/Database.ts'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import type { Outbox } from '#server/store/Outbox.ts'
import { MailError, type MailMessage, type MailTransport } from './MailTransport.ts'
import { retryDelay, shouldGiveUp } from './retryDelay.ts'
import { smtpTimeouts } from './smtpTransport.ts'

export interface DeliveryDependencies {
  outbox: Pick<Outbox, 'claim' | 'claimDigest' | 'extendLease' | 'markSent' | 'markFailed' | 'releaseClaims'>
  transport: MailTransport
  /** One mail for these enquiries, or null where their texts have been erased. */
  compose: (enquiries: readonly StoredEnquiry[]) => MailMessage | null
  log: Log
  metrics?: Pick<Metrics, 'mailAttempted'>
  /** Marks this server's claims. No other server may have the same one. */
  owner: string
  clock: Clock
}

/** The time, in ms since the epoch, and a way to wait. Tests have a clock that they set by hand. */
export interface Clock {
  now(): number
  /** Resolves after `ms` ms, or as soon as the signal is aborted. Never rejects. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: async (ms, signal) => {
    await setTimeout(ms, undefined, { signal }).catch(() => {})
  },
}

/** In ms. It is more than twice as long as an attempt can take, so that only a server that is down loses its lease. */
export const lease = 2 * smtpTimeouts.mail + 30_000
const heartbeat = lease / 3
const recordRetryMs = 2_000

/** The texts were erased while the mail waited, so there is nothing to send. */
const erased = new MailError({ code: 'EERASED' })

/** One attempt to send claimed enquiries as one mail. */
export class Delivery {
  readonly #enquiries: readonly StoredEnquiry[]
  readonly #ids: string[]
  readonly #dependencies: DeliveryDependencies
  readonly #giveUp: AbortSignal

  /** @param giveUp stops waiting for a store that does not work, when the server shuts down */
  constructor(enquiries: readonly StoredEnquiry[], dependencies: DeliveryDependencies, giveUp: AbortSignal) {
    this.#enquiries = enquiries
    this.#ids = enquiries.map(({ id }) => id)
    this.#dependencies = dependencies
    this.#giveUp = giveUp
  }

  /** Sends the mail, records the result, and renews the lease meanwhile. Never rejects. */
  async run(): Promise<void> {
    const { outbox, owner } = this.#dependencies
    const recorded = new AbortController()
    const renewal = this.#renewLease(AbortSignal.any([recorded.signal, this.#giveUp]))
    const failure = await this.#send()
    if (failure) await this.#recordFailure(failure)
    else await this.#record(() => outbox.markSent(this.#ids, owner))
    recorded.abort()
    await renewal
  }

  async #send(): Promise<MailError | null> {
    const { transport, compose, log, metrics, clock } = this.#dependencies
    const began = clock.now()
    const seconds = () => (clock.now() - began) / 1000
    try {
      const message = compose(this.#enquiries)
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
    for (const { id, attempts } of this.#enquiries) {
      log.info({ enquiryId: id, attempt: attempts, seconds: seconds() }, 'mail-sent')
    }
    return null
  }

  async #recordFailure(failure: MailError) {
    const { outbox, owner, clock } = this.#dependencies
    const now = clock.now()
    // The enquiries of a digest are retried or given up together.
    const isOver = failure === erased || this.#enquiries.every((each) => shouldGiveUp(each, now))
    const attempts = Math.min(...this.#enquiries.map((each) => each.attempts))
    const delay = isOver ? null : retryDelay(attempts, failure.permanent)
    this.#logFailure(failure, delay)
    const result = { error: failure.message, retryAt: delay === null ? null : now + delay }
    await this.#record(() => outbox.markFailed(this.#ids, owner, result))
  }

  #logFailure({ message, smtpCode, permanent }: MailError, delay: number | null) {
    const { log } = this.#dependencies
    for (const { id, attempts } of this.#enquiries) {
      const fields = { enquiryId: id, attempt: attempts, smtpCode, reason: message }
      if (delay === null) log.error(fields, 'enquiry-dead')
      else if (permanent) log.error({ ...fields, retryInSeconds: delay / 1000 }, 'mail-refused')
      else log.warn({ ...fields, retryInSeconds: delay / 1000 }, 'mail-failed')
    }
  }

  async #renewLease(ended: AbortSignal): Promise<void> {
    const { outbox, log, owner, clock } = this.#dependencies
    await clock.wait(heartbeat, ended)
    while (!ended.aborted) {
      try {
        this.#warnUnlessHeld(await outbox.extendLease(this.#ids, owner, lease))
      } catch (error) {
        logStoreFailure(log, error)
      }
      await clock.wait(heartbeat, ended)
    }
  }

  /**
   * Records the result. It tries again for as long as the store does not work, since a mail that is sent and not
   * recorded would be sent twice.
   */
  async #record(write: () => Promise<boolean>) {
    const { log, clock } = this.#dependencies
    while (!this.#giveUp.aborted) {
      try {
        this.#warnUnlessHeld(await write())
        return
      } catch (error) {
        logStoreFailure(log, error)
        await clock.wait(recordRetryMs, this.#giveUp)
      }
    }
  }

  #warnUnlessHeld(isHeld: boolean) {
    if (!isHeld) this.#dependencies.log.warn({ enquiryIds: this.#ids }, 'lease-lost')
  }
}

/** The message of a StoreError is safe to log. The message of any other error may contain a visitor's text. */
export function logStoreFailure(log: Log, error: unknown): void {
  const reason = error instanceof StoreError ? error.message : undefined
  log.error({ code: errorCode(error), reason }, 'store-failed')
}
