import type { Logger } from 'pino'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import type { Outbox } from '#server/store/outbox/Outbox.ts'
import type { MailMessage, MailTransport } from './MailTransport.ts'
import { setTimeout } from 'node:timers/promises'

/** What enquiries are delivered with. */
export interface DeliveryTools {
  outbox: Pick<Outbox, 'claim' | 'claimDigest' | 'extendLease' | 'markSent' | 'markFailed' | 'releaseClaims'>
  transport: MailTransport
  /** One mail for these enquiries, or null where their texts have been erased. */
  compose: (enquiries: readonly StoredEnquiry[]) => MailMessage | null
  log: Logger
  metrics?: MailMetrics
  /** Names this server's claims; no other server may have the same. */
  owner: string
  clock: Clock
}

export interface MailMetrics {
  /** One attempt to send a mail, and how long it took. `refused`: time alone will not mend it. */
  mailAttempted(outcome: 'sent' | 'failed' | 'refused', seconds: number): void
}

/** The time, in ms since the epoch, and a way to let it pass; tests have one that they turn by hand. */
export interface Clock {
  now(): number
  /** Resolves after so many ms, or at once when the signal is or gets aborted; never rejects. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: async (ms, signal) => {
    await setTimeout(ms, undefined, { signal }).catch(() => {})
  },
}
