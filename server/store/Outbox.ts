import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { hour, minute } from '#server/durations.ts'
import type { Database, SqlValue } from '#server/store/database/Database.ts'
import {
  enquiryColumns,
  type EnquiryRow,
  enquiryStates,
  type EnquiryState,
  type NewEnquiry,
  type StoredEnquiry,
  toEnquiry,
} from './Enquiry.ts'
import { cleanLine } from '#i18n/cleanText.ts'
import { normalizeField } from '#enquiry/enquirySchema.ts'
import { hashKey, insertEnquiry } from './insertEnquiry.ts'
import { makeReference, readReference } from './reference.ts'

interface ExistingEnquiry {
  id: string
  reference: string
  /** '' once the texts are erased. */
  fingerprint: string
}

interface ListOptions {
  state?: EnquiryState | undefined
  limit: number
}

interface Depth {
  state: EnquiryState
  count: number
  oldestMs: number
}

/** In ms. An enquiry that has waited for its mail for longer is in trouble. */
export const lateMs = 15 * minute

/** References are random. Ten taken references in a row would need a billion enquiries. */
const maxInserts = 10
const pageSize = 200
/** The longest delay of a retry (`retryDelay`), in ms. */
const longestWait = 2 * hour
const released = 'owner = NULL, lease_until = NULL'

/**
 * States: queued → sending (claimed for a lease's time) → sent, or queued again, or dead. No row is ever deleted.
 * The clock may jump. A time that is further ahead than any delay was set while the clock was ahead, and counts as past.
 * The age of an enquiry is its distance from now in either direction.
 */
export class Outbox {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** A key that is stored already gives the first enquiry, whose fingerprint may differ. */
  async put(enquiry: NewEnquiry): Promise<ExistingEnquiry & { isNew: boolean }> {
    const unsent = {
      state: 'queued',
      attempts: 0,
      deliveredChannels: [],
      lastError: null,
      sentAt: null,
    } as const
    for (let count = 0; count < maxInserts; count += 1) {
      const names = { id: randomUUIDv7(), reference: makeReference() }
      const row = { isProbe: false, ...enquiry, ...unsent, ...names, mailId: names.id, createdAt: null }
      if (await insertEnquiry(this.#database, this.#database.dialect, row)) {
        return { ...names, fingerprint: enquiry.fingerprint, isNew: true }
      }
      const earlier = await this.findByKey(enquiry.idempotencyKey)
      if (earlier !== undefined) return { ...earlier, isNew: false }
    }
    throw new Error('No free reference was found for an enquiry')
  }

  async findByKey(idempotencyKey: string): Promise<ExistingEnquiry | undefined> {
    const [row] = await this.#database.query<ExistingEnquiry>(
      `SELECT id, reference, COALESCE(fingerprint, '') AS fingerprint FROM enquiry WHERE key_hash = $1`,
      [hashKey(idempotencyKey)],
    )
    return row
  }

  /**
   * Claims the enquiry that has been due longest and is in no digest. No two workers hold a lease of the same enquiry.
   */
  async claim(workerId: string, leaseMs: number): Promise<StoredEnquiry | undefined> {
    const due = `SELECT id FROM enquiry WHERE digest = 0 AND ${this.#isDue(leaseMs)}
      ORDER BY next_at, id LIMIT 1 ${this.#database.dialect.skipLocked}`
    const [enquiry] = await this.#claimDue(workerId, leaseMs, due, null)
    return enquiry
  }

  /**
   * All attempts of a digest have one Message-ID, and a mailbox may drop a second mail with it. So every attempt must
   * have the same enquiries: a server claims all that remain of a digest, or none.
   */
  async claimDigest(workerId: string, leaseMs: number, limit: number): Promise<StoredEnquiry[]> {
    const { skipLocked, lockRows } = this.#database.dialect
    const isDue = this.#isDue(leaseMs)
    const tried = `SELECT id FROM enquiry WHERE ${isDue} AND digest_id = (
        SELECT digest_id FROM enquiry WHERE digest_id IS NOT NULL AND ${isDue} ORDER BY next_at, id LIMIT 1
      ) ORDER BY id ${lockRows}`
    const retried = await this.#claimDue(workerId, leaseMs, tried, null)
    if (retried.length > 0) return retried
    const untried = `SELECT id FROM enquiry WHERE digest = 1 AND digest_id IS NULL AND ${isDue}
      ORDER BY next_at, id LIMIT ${limit} ${skipLocked}`
    return this.#claimDue(workerId, leaseMs, untried, `digest-${randomUUID()}`)
  }

  #isDue(leaseMs: number) {
    const { now } = this.#database.dialect
    const isOver = (time: string, mostMs: number) => `(${time} <= ${now} OR ${time} > ${now} + ${mostMs})`
    return `state IN ('queued', 'sending') AND (attempts = 0 OR ${isOver('next_at', longestWait)})
      AND (state = 'queued' OR ${isOver('lease_until', leaseMs)})`
  }

  /** The CTE is MATERIALIZED: PostgreSQL may run a plain sub-select twice, and would then lock other rows. */
  async #claimDue(workerId: string, leaseMs: number, due: string, digestId: string | null) {
    const rows = await this.#database.query<EnquiryRow>(
      `WITH due AS MATERIALIZED (${due})
       UPDATE enquiry
       SET state = 'sending', owner = $1, lease_until = ${this.#database.dialect.now} + $2,
         attempts = attempts + 1, digest_id = COALESCE(digest_id, $3)
       WHERE id IN (SELECT id FROM due)
       RETURNING ${enquiryColumns}`,
      [workerId, leaseMs, digestId],
    )
    return rows
      .map(toEnquiry)
      .toSorted((one, other) => one.nextAt - other.nextAt || (one.id < other.id ? -1 : 1))
  }

  // These change only what this worker still holds, and return false if that was not all of them.

  renewLease(ids: readonly string[], workerId: string, leaseMs: number): Promise<boolean> {
    const { now } = this.#database.dialect
    return this.#changeHeld(ids, workerId, `lease_until = ${now} + $2`, [leaseMs])
  }

  markSent(ids: readonly string[], workerId: string): Promise<boolean> {
    const { now } = this.#database.dialect
    return this.#changeHeld(ids, workerId, `state = 'sent', sent_at = ${now}, last_error = NULL, ${released}`)
  }

  /** @param retryInMs null makes them dead, as of now. @param deliveredChannels the channels that have the enquiries */
  markFailed(
    ids: readonly string[],
    workerId: string,
    {
      error,
      retryInMs,
      deliveredChannels = [],
    }: { error: string; retryInMs: number | null; deliveredChannels?: string[] },
  ): Promise<boolean> {
    const { now } = this.#database.dialect
    const changes = `state = $2, last_error = $3, next_at = ${now} + $4, ways_done = $5, ${released}`
    const values = [
      retryInMs === null ? 'dead' : 'queued',
      error,
      retryInMs ?? 0,
      deliveredChannels.join(' '),
    ]
    return this.#changeHeld(ids, workerId, changes, values)
  }

  async #changeHeld(ids: readonly string[], workerId: string, changes: string, values: SqlValue[] = []) {
    const list = ids.map((_, index) => `$${values.length + 2 + index}`).join(', ')
    const rows = await this.#database.query(
      `UPDATE enquiry SET ${changes} WHERE state = 'sending' AND owner = $1 AND id IN (${list}) RETURNING id`,
      [workerId, ...values, ...ids],
    )
    return rows.length === ids.length
  }

  /** Releases all that a worker holds. It is due as before, and the claim does not count as an attempt. */
  async releaseClaims(workerId: string): Promise<void> {
    await this.#database.query(
      `UPDATE enquiry SET state = 'queued', attempts = attempts - 1, ${released}
       WHERE state = 'sending' AND owner = $1`,
      [workerId],
    )
  }

  /** Makes a dead or waiting enquiry due now, with the others of its digest. False if there is none to make due. */
  async retry(idOrReference: string): Promise<boolean> {
    const enquiry = await this.get(idOrReference)
    if (enquiry === undefined) return false
    const rows = await this.#database.query<{ id: string }>(
      `UPDATE enquiry SET state = 'queued', attempts = 0, next_at = ${this.#database.dialect.now}
       WHERE COALESCE(digest_id, id) = $1 AND state IN ('queued', 'dead') AND texts IS NOT NULL RETURNING id`,
      [enquiry.mailId],
    )
    return rows.some(({ id }) => id === enquiry.id)
  }

  async list({ state, limit }: ListOptions): Promise<StoredEnquiry[]> {
    const rows = await this.#database.query<EnquiryRow>(
      `SELECT ${enquiryColumns} FROM enquiry WHERE state = COALESCE($1, state)
       ORDER BY created_at DESC, id DESC LIMIT $2`,
      [state ?? null, limit],
    )
    return rows.map(toEnquiry)
  }

  async get(idOrReference: string): Promise<StoredEnquiry | undefined> {
    // A reference that is copied from a mail has invisible marks around it.
    const name = cleanLine(idOrReference).trim()
    const rows = await this.#database.query<EnquiryRow>(
      `SELECT ${enquiryColumns} FROM enquiry WHERE id = $1 OR reference = $2`,
      [name.toLowerCase(), readReference(name)],
    )
    return rows.map(toEnquiry)[0]
  }

  /** Reads all enquiries in pages, the oldest first, so that they need not fit in memory. */
  async *all(): AsyncGenerator<StoredEnquiry> {
    let last: [createdAt: number, id: string] = [-1, '']
    for (;;) {
      const rows = await this.#database.query<EnquiryRow>(
        `SELECT ${enquiryColumns} FROM enquiry WHERE created_at > $1 OR (created_at = $1 AND id > $2)
         ORDER BY created_at, id LIMIT ${pageSize}`,
        last,
      )
      for (const row of rows) {
        yield toEnquiry(row)
        last = [row.createdAt, row.id]
      }
      if (rows.length < pageSize) return
    }
  }

  async *of(email: string): AsyncGenerator<StoredEnquiry> {
    const wanted = normalised(email)
    for await (const enquiry of this.all()) {
      if (enquiry.texts !== null && normalised(enquiry.texts.email) === wanted) yield enquiry
    }
  }

  /** Counts the enquiries of each state, 0 included. A dead enquiry whose texts are erased does not count. */
  async depth(): Promise<Depth[]> {
    const rows = await this.#database.query<Depth>(
      `SELECT state, COUNT(*) AS count, MAX(ABS(${this.#database.dialect.now} - created_at)) AS "oldestMs" FROM enquiry
       WHERE state <> 'dead' OR texts IS NOT NULL GROUP BY state`,
    )
    return enquiryStates.map(
      (state) => rows.find((row) => row.state === state) ?? { state, count: 0, oldestMs: 0 },
    )
  }
}

/** The address as the form sends it, in lower case. */
function normalised(email: string) {
  return normalizeField('email', email).toLowerCase()
}
