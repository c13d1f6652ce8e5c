import { hour } from '#server/durations.ts'
import { longestWindow, type RateRule } from '#server/settings/rateRules.ts'
import type { Database } from '#server/store/database/Database.ts'

/** More enquiries than this within an hour are a flood, and no more unverified ones are stored. */
const floodLimit = 300

/** The row of a key has the exact times of its attempts within the longest window, and the time of the query. */
interface AttemptsRow {
  attempts: string
  now: number
}

/** Counts attempts by key in the store, so that all servers share the counts. No rules mean no limit. */
export class RateLimit {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Only reads, since a flood of attempts ends here. */
  async secondsToWait(key: string, rules: readonly RateRule[]): Promise<number> {
    const [row] = await this.#database.query<AttemptsRow>(
      `SELECT attempts, ${this.#database.dialect.now} AS now FROM rate_log WHERE key = $1`,
      [key],
    )
    return row ? secondsToWait(row, rules) : 0
  }

  /** Counts an attempt and gives 0, or gives how many seconds it is too early. */
  async take(key: string, rules: readonly RateRule[]): Promise<number> {
    if (rules.length === 0) return 0
    const { dialect } = this.#database
    return this.#database.transaction(async (transaction) => {
      // The update changes nothing, but it locks the row. Without it two servers could count from the same number.
      const [row] = await transaction.query<AttemptsRow>(
        `INSERT INTO rate_log (key, attempts, expires_at) VALUES ($1, '[]', ${dialect.now})
         ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING attempts, ${dialect.now} AS now`,
        [key],
      )
      if (row === undefined) throw new Error('The store gave no count')
      const seconds = secondsToWait(row, rules)
      if (seconds > 0) return seconds
      const windowMs = Math.max(...rules.map((rule) => rule.windowMs))
      await transaction.query('UPDATE rate_log SET attempts = $2, expires_at = $3 WHERE key = $1', [
        key,
        JSON.stringify([...attemptsWithin(row, windowMs), row.now]),
        row.now + windowMs,
      ])
      return 0
    })
  }

  async isFlood(): Promise<boolean> {
    return (await this.#countInLastHour('TRUE')) > floodLimit
  }

  async hasManyUnverified(): Promise<boolean> {
    return (await this.#countInLastHour(`captcha = 'unverified'`)) >= floodLimit
  }

  async #countInLastHour(condition: string): Promise<number> {
    const { now } = this.#database.dialect
    const [row] = await this.#database.query<{ count: number }>(
      `SELECT COUNT(*) AS count FROM enquiry
       WHERE created_at > ${now} - ${hour} AND created_at <= ${now} AND ${condition}`,
    )
    return row?.count ?? 0
  }

  /** Times of a clock that was ahead count as expired. Rows that another server is using are left for next time. */
  async eraseExpired(): Promise<void> {
    const { now, skipLocked } = this.#database.dialect
    await this.#database.query(
      `WITH expired AS MATERIALIZED (SELECT key FROM rate_log
         WHERE expires_at <= ${now} OR expires_at > ${now} + ${longestWindow} ${skipLocked})
       DELETE FROM rate_log WHERE key IN (SELECT key FROM expired)`,
    )
  }
}

function secondsToWait(row: AttemptsRow, rules: readonly RateRule[]) {
  const waits = rules.map((rule) => freeAgainAt(row, rule) - row.now)
  return Math.ceil(Math.max(0, ...waits) / 1000)
}

/** Attempts in the future are of a clock that was ahead. They do not count: the visitor might wait for a year. */
function attemptsWithin({ attempts, now }: AttemptsRow, windowMs: number) {
  return (JSON.parse(attempts) as number[]).filter((at) => at > now - windowMs && at <= now)
}

/** When the rule allows the next attempt: as soon as the first of the last `limit` attempts leaves the window. */
function freeAgainAt(row: AttemptsRow, { limit, windowMs }: RateRule) {
  return (attemptsWithin(row, windowMs).at(-limit) ?? Number.NEGATIVE_INFINITY) + windowMs
}
