import { hour } from '#server/durations.ts'
import type { Database } from '#server/store/database/Database.ts'

/** At most `limit` attempts within `windowMs` ms. */
export interface RateRule {
  limit: number
  windowMs: number
}

type RateVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** More enquiries than this within an hour are a flood. */
const floodLimit = 300

/**
 * Counts attempts by key in the store, so that all servers share the counts. The row of a key has the exact times of
 * its attempts within the longest window, and never more of them than the largest limit.
 */
export class RateLimit {
  readonly #database: Database
  readonly #rules: readonly RateRule[]

  /** @param rules an empty list means no limit */
  constructor(database: Database, rules: readonly RateRule[]) {
    this.#database = database
    this.#rules = rules
  }

  /** Counts an attempt, or refuses it. After `retryAfterSeconds` the next attempt is allowed. */
  async take(key: string): Promise<RateVerdict> {
    if (this.#rules.length === 0) return { allowed: true }
    const longestWindow = Math.max(...this.#rules.map(({ windowMs }) => windowMs))
    const { dialect } = this.#database
    return this.#database.transaction(async (transaction) => {
      // The update changes nothing, but it locks the row. Without it two servers could count from the same number.
      const [row] = await transaction.query<{ attempts: string; now: number }>(
        `INSERT INTO rate_log (key, attempts, expires_at) VALUES ($1, '[]', ${dialect.now})
         ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING attempts, ${dialect.now} AS now`,
        [key],
      )
      if (row === undefined) throw new Error('The store gave no count')
      const { now } = row
      const attempts = (JSON.parse(row.attempts) as number[]).filter((at) => at > now - longestWindow)
      const freeAt = Math.max(...this.#rules.map((rule) => freeAgainAt(rule, attempts)))
      if (freeAt > now) return { allowed: false, retryAfterSeconds: Math.ceil((freeAt - now) / 1000) }
      await transaction.query('UPDATE rate_log SET attempts = $2, expires_at = $3 WHERE key = $1', [
        key,
        JSON.stringify([...attempts, now]),
        now + longestWindow,
      ])
      return { allowed: true }
    })
  }

  /** Whether more than 300 enquiries were stored within the last hour. */
  async isFlood(): Promise<boolean> {
    const [row] = await this.#database.query<{ count: number }>(
      `SELECT COUNT(*) AS count FROM enquiry WHERE created_at > ${this.#database.dialect.now} - ${hour}`,
    )
    return row !== undefined && row.count > floodLimit
  }

  /** Erases keys whose attempts have all expired. Rows that another server is using are left for the next time. */
  async eraseExpired(): Promise<void> {
    const { now, skipLocked } = this.#database.dialect
    await this.#database.query(
      `WITH expired AS MATERIALIZED (SELECT key FROM rate_log WHERE expires_at <= ${now} ${skipLocked})
       DELETE FROM rate_log WHERE key IN (SELECT key FROM expired)`,
    )
  }
}

/** When the rule allows the next attempt: as soon as the first of the last `limit` attempts leaves the window. */
function freeAgainAt({ limit, windowMs }: RateRule, attempts: readonly number[]) {
  const first = attempts.at(-limit)
  return attempts.length < limit || first === undefined ? Number.NEGATIVE_INFINITY : first + windowMs
}
