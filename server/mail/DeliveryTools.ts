import type { Logger } from 'pino'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import type { Outbox } from '#server/store/Outbox.ts'
import type { MailMessage, MailTransport } from './MailTransport.ts'
import { setTimeout } from 'node:timers/promises'

export interface DeliveryTools {
  outbox: Pick<Outbox, 'claim' | 'claimDigest' | 'extendLease' | 'markSent' | 'markFailed' | 'releaseClaims'>
  transport: MailTransport
  /** One mail for these enquiries, or null where their texts have been erased. */
  compose: (enquiries: readonly StoredEnquiry[]) => MailMessage | null
  log: Logger
  metrics?: MailMetrics
  /** Marks this server's claims. No other server may have the same one. */
  owner: string
  clock: Clock
}

export interface MailMetrics {
  /** Counts one attempt to send a mail, and how long it took. `refused`: somebody has to change something. */
  mailAttempted(outcome: 'sent' | 'failed' | 'refused', seconds: number): void
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
