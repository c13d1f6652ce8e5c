import type { Clock } from '#server/mail/Clock.ts'
import type { DeliveryTools } from '#server/mail/DeliveryTools.ts'
import type { WholeEnquiry } from '#server/mail/mailBody.ts'

type Held = WholeEnquiry & { owner: string | null; leaseUntil: number }

/** Stands in for the outbox where only the courier's timing is tested. */
export class MemoryOutbox implements Pick<DeliveryTools['outbox'], keyof DeliveryTools['outbox']> {
  readonly #clock: Clock
  readonly rows: Held[] = []
  /** What every call throws while it is set. */
  failure: Error | null = null
  digestClaims = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  add(...enquiries: WholeEnquiry[]): void {
    for (const enquiry of enquiries) {
      this.rows.push({
        ...enquiry,
        state: 'queued',
        owner: null,
        leaseUntil: 0,
        createdAt: this.#clock.now(),
      })
    }
  }

  claim = async (owner: string, leaseMs: number) => this.#claim(owner, leaseMs, false, 1)[0]

  claimDigest = async (owner: string, leaseMs: number, limit: number) => {
    this.digestClaims += 1
    return this.#claim(owner, leaseMs, true, limit)
  }

  extendLease = async (ids: string[], owner: string, leaseMs: number) =>
    this.#change(ids, owner, (row) => Object.assign(row, { leaseUntil: this.#clock.now() + leaseMs }))

  markSent = async (ids: string[], owner: string) =>
    this.#change(ids, owner, (row) => Object.assign(row, { state: 'sent', owner: null }))

  markFailed = async (ids: string[], owner: string, failure: { error: string; retryAt: number | null }) =>
    this.#change(ids, owner, (row) =>
      Object.assign(row, {
        state: failure.retryAt === null ? 'dead' : 'queued',
        nextAt: failure.retryAt ?? 0,
        lastError: failure.error,
        owner: null,
      }),
    )

  giveBack = async (owner: string) => {
    const held = this.rows.filter((row) => row.owner === owner).map(({ id }) => id)
    this.#change(held, owner, (row) => Object.assign(row, { state: 'queued', owner: null }))
  }

  #claim(owner: string, leaseMs: number, digest: boolean, limit: number) {
    if (this.failure) throw this.failure
    const now = this.#clock.now()
    const due = this.rows.filter(
      (row) =>
        row.digest === digest &&
        row.nextAt <= now &&
        (row.state === 'queued' || (row.state === 'sending' && row.leaseUntil <= now)),
    )
    return due.slice(0, limit).map((row) => {
      Object.assign(row, { state: 'sending', owner, leaseUntil: now + leaseMs, attempts: row.attempts + 1 })
      return { ...row }
    })
  }

  #change(ids: string[], owner: string, change: (row: Held) => void) {
    if (this.failure) throw this.failure
    const held = this.rows.filter(
      (row) => ids.includes(row.id) && row.owner === owner && row.state === 'sending',
    )
    held.forEach(change)
    return held.length === ids.length
  }
}
