import type { Logger } from 'pino'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import type { Outbox } from '#server/store/Outbox.ts'
import type { Clock } from './Clock.ts'
import type { MailMessage, MailTransport } from './MailMessage.ts'

/** What enquiries are delivered with. */
export interface DeliveryTools {
  outbox: Pick<Outbox, 'claim' | 'claimDigest' | 'extendLease' | 'markSent' | 'markFailed' | 'giveBack'>
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
