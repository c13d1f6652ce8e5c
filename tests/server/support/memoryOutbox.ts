import type { Clock, DeliveryDependencies } from '#server/mail/delivery.ts'
import type { WholeEnquiry } from '#server/mail/mailBody.ts'

type Held = WholeEnquiry & { owner: string | null; leaseUntil: number }

/** An outbox in memory, for tests of the delivery worker's timing. */
export class MemoryOutbox implements Pick<
  DeliveryDependencies['outbox'],
  keyof DeliveryDependencies['outbox']
> {
  readonly #clock: Clock
  readonly rows: Held[] = []
  /** While this is set, every method throws it. */
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

  claim = async (owner: string, leaseMs: number) =>
    this.#take(
      this.#due()
        .filter(({ digest }) => !digest)
        .slice(0, 1),
      owner,
      leaseMs,
    )[0]

  claimDigest = async (owner: string, leaseMs: number, limit: number) => {
    this.digestClaims += 1
    const due = this.#due().filter(({ digest }) => digest)
    const tried = due.find(({ id, mailId }) => id !== mailId)
    if (tried)
      return this.#take(
        due.filter(({ mailId }) => mailId === tried.mailId),
        owner,
        leaseMs,
      )
    const fresh = due.slice(0, limit)
    for (const row of fresh) row.mailId = `digest-${this.digestClaims}`
    return this.#take(fresh, owner, leaseMs)
  }

  markSent = async (ids: readonly string[], owner: string) =>
    this.#change(ids, owner, (row) => Object.assign(row, { state: 'sent', owner: null }))

  markFailed = async (
    ids: readonly string[],
    owner: string,
    failure: { error: string; retryAt: number | null },
  ) =>
    this.#change(ids, owner, (row) =>
      Object.assign(row, {
        state: failure.retryAt === null ? 'dead' : 'queued',
        nextAt: failure.retryAt ?? 0,
        lastError: failure.error,
        owner: null,
      }),
    )

  releaseClaims = async (owner: string) => {
    const held = this.rows.filter((row) => row.owner === owner).map(({ id }) => id)
    this.#change(held, owner, (row) => Object.assign(row, { state: 'queued', owner: null }))
  }

  #due() {
    if (this.failure) throw this.failure
    const now = this.#clock.now()
    return this.rows.filter(
      (row) =>
        row.nextAt <= now && (row.state === 'queued' || (row.state === 'sending' && row.leaseUntil <= now)),
    )
  }

  #take(rows: Held[], owner: string, leaseMs: number) {
    const leaseUntil = this.#clock.now() + leaseMs
    return rows.map((row) => {
      Object.assign(row, { state: 'sending', owner, leaseUntil, attempts: row.attempts + 1 })
      return { ...row }
    })
  }

  #change(ids: readonly string[], owner: string, change: (row: Held) => void) {
    if (this.failure) throw this.failure
    const held = this.rows.filter(
      (row) => ids.includes(row.id) && row.owner === owner && row.state === 'sending',
    )
    held.forEach(change)
    return held.length === ids.length
  }
}
