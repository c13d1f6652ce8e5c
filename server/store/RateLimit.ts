import { type Database, dialects, timeIn } from '#server/store/database/Database.ts'

/** So many attempts within so long. */
export interface RateRule {
  limit: number
  windowMs: number
}

export type RateVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number }

const hour = 3_600_000
/** Enquiries an hour from which the site is flooded. */
const floodLimit = 300

/**
 * Counts attempts by key in the store, so that all servers share the counts. A key's row holds the times
 * of its attempts within the longest window: exact, and never more of them than the largest limit.
 */
export class RateLimit {
  readonly #database: Database
  readonly #rules: readonly RateRule[]
  readonly #now: () => number | null

  /** @param rules none: no limit. @param now in tests, instead of the database's clock. */
  constructor(database: Database, rules: readonly RateRule[], now?: () => number) {
    this.#database = database
    this.#rules = rules
    this.#now = () => now?.() ?? null
  }

  /** Counts an attempt, unless it is refused; waiting for as long as it says is then enough. */
  async take(key: string): Promise<RateVerdict> {
    if (this.#rules.length === 0) return { allowed: true }
    const kept = Math.max(...this.#rules.map(({ windowMs }) => windowMs))
    const time = timeIn(this.#database)
    return this.#database.transaction(async (transaction) => {
      // The update that changes nothing locks the row: two servers do not count from the same number.
      const [row] = await transaction.query<{ attempts: string; now: number }>(
        `INSERT INTO rate_log (key, attempts, expires_at) VALUES ($2, '[]', ${time})
         ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING attempts, ${time} AS now`,
        [this.#now(), key],
      )
      if (row === undefined) throw new Error('The store gave no count')
      const { now } = row
      const attempts = (JSON.parse(row.attempts) as number[]).filter((at) => at > now - kept)
      const freeAt = Math.max(...this.#rules.map((rule) => freeAgainAt(rule, attempts)))
      if (freeAt > now) return { allowed: false, retryAfterSeconds: Math.ceil((freeAt - now) / 1000) }
      await transaction.query('UPDATE rate_log SET attempts = $2, expires_at = $3 WHERE key = $1', [
        key,
        JSON.stringify([...attempts, now]),
        now + kept,
      ])
      return { allowed: true }
    })
  }

  /** Whether more than 300 enquiries were stored within the last hour. */
  async isFlood(): Promise<boolean> {
    const [row] = await this.#database.query<{ count: number }>(
      `SELECT COUNT(*) AS count FROM enquiry WHERE created_at > ${timeIn(this.#database)} - ${hour}`,
      [this.#now()],
    )
    return row !== undefined && row.count > floodLimit
  }

  /** Erases the keys whose attempts count no more. Rows that another server counts with are left for the next time. */
  async eraseExpired(): Promise<void> {
    await this.#database.query(
      `WITH expired AS MATERIALIZED (
         SELECT key FROM rate_log WHERE expires_at <= ${timeIn(this.#database)}
         ${dialects[this.#database.kind].skipLocked}
       )
       DELETE FROM rate_log WHERE key IN (SELECT key FROM expired)`,
      [this.#now()],
    )
  }
}

/** When the rule lets the next attempt pass: once the first of its last `limit` attempts leaves the window. */
function freeAgainAt({ limit, windowMs }: RateRule, attempts: readonly number[]) {
  const first = attempts.at(-limit)
  return attempts.length < limit || first === undefined ? Number.NEGATIVE_INFINITY : first + windowMs
}
