import { hash, randomUUID, randomUUIDv7 } from 'node:crypto'
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
import { makeReference, readReference } from './reference.ts'

interface ExistingEnquiry {
  id: string
  reference: string
  /** '' once the texts are erased. */
  fingerprint: string
}

interface Depth {
  state: EnquiryState
  count: number
  oldestCreatedAt: number | null
}

/** References are random. That ten in a row are taken would need a billion enquiries. */
const maxInserts = 10
const pageSize = 200
const released = 'owner = NULL, lease_until = NULL'

/**
 * Enquiries on their way to the sales mailbox. States: queued → sending (claimed by a worker for the time of a lease)
 * → sent, or queued again, or dead. No row is ever deleted; texts can be erased (erasure.ts).
 */
export class Outbox {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Stores an enquiry durably. A key that is stored already gives the first enquiry, whose fingerprint may differ. */
  async put(enquiry: NewEnquiry): Promise<ExistingEnquiry & { isNew: boolean }> {
    for (let count = 0; count < maxInserts; count += 1) {
      const names = { id: randomUUIDv7(), reference: makeReference() }
      if (await this.#insert({ ...enquiry, ...names })) {
        return { ...names, fingerprint: enquiry.fingerprint, isNew: true }
      }
      const earlier = await this.findByKey(enquiry.idempotencyKey)
      if (earlier !== undefined) return { ...earlier, isNew: false }
    }
    throw new Error('No free reference was found for an enquiry')
  }

  /** False if the key or the reference is taken. */
  async #insert(enquiry: NewEnquiry & { id: string; reference: string }) {
    const {
      id,
      reference,
      idempotencyKey,
      fingerprint,
      language,
      texts,
      captcha,
      digest,
      isProbe = false,
    } = enquiry
    const { now } = this.#database.dialect
    const rows = await this.#database.query(
      `INSERT INTO enquiry (id, key_hash, fingerprint, reference, language, texts, captcha, digest, is_probe,
         created_at, next_at, state, attempts)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, ${now}, ${now}, 'queued', 0)
       ON CONFLICT DO NOTHING RETURNING id`,
      [
        id,
        hashKey(idempotencyKey),
        fingerprint,
        reference,
        language,
        JSON.stringify(texts),
        captcha,
        Number(digest),
        Number(isProbe),
      ],
    )
    return rows.length === 1
  }

  /** The enquiry that was stored with a key. */
  async findByKey(idempotencyKey: string): Promise<ExistingEnquiry | undefined> {
    const [row] = await this.#database.query<ExistingEnquiry>(
      `SELECT id, reference, COALESCE(fingerprint, '') AS fingerprint FROM enquiry WHERE key_hash = $1`,
      [hashKey(idempotencyKey)],
    )
    return row
  }

  /**
   * Claims the enquiry that has been due longest and gets a mail of its own. Two workers never hold a lease of the same
   * enquiry.
   */
  async claim(workerId: string, leaseMs: number): Promise<StoredEnquiry | undefined> {
    const due = `SELECT id FROM enquiry WHERE digest = 0 AND ${this.#isDue()}
      ORDER BY next_at, id LIMIT 1 ${this.#database.dialect.skipLocked}`
    const [enquiry] = await this.#take(workerId, leaseMs, due, null)
    return enquiry
  }

  /**
   * Claims a digest: one that was tried before, with the same enquiries, or up to `limit` enquiries that are in no
   * digest yet. All attempts of a digest have one Message-ID, and a mailbox may drop a second mail with it. So every
   * attempt must have the same enquiries: a server claims all that remain of a digest, or none.
   */
  async claimDigest(workerId: string, leaseMs: number, limit: number): Promise<StoredEnquiry[]> {
    const { skipLocked, lockRows } = this.#database.dialect
    const tried = `SELECT id FROM enquiry WHERE ${this.#isDue()} AND digest_id = (
        SELECT digest_id FROM enquiry WHERE digest_id IS NOT NULL AND ${this.#isDue()} ORDER BY next_at, id LIMIT 1
      ) ORDER BY id ${lockRows}`
    const retried = await this.#take(workerId, leaseMs, tried, null)
    if (retried.length > 0) return retried
    const untried = `SELECT id FROM enquiry WHERE digest = 1 AND digest_id IS NULL AND ${this.#isDue()}
      ORDER BY next_at, id LIMIT ${limit} ${skipLocked}`
    return this.#take(workerId, leaseMs, untried, `digest-${randomUUID()}`)
  }

  /** SQL for enquiries that are due, those included whose worker's lease has ended. */
  #isDue() {
    const { now } = this.#database.dialect
    return `state IN ('queued', 'sending') AND next_at <= ${now} AND (state = 'queued' OR lease_until <= ${now})`
  }

  /** The CTE is MATERIALIZED: PostgreSQL may run a plain sub-select twice, and would then lock other rows. */
  async #take(workerId: string, leaseMs: number, due: string, digestId: string | null) {
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

  // Both change only what this worker still holds, and return false if that was not all of them.

  markSent(ids: readonly string[], workerId: string): Promise<boolean> {
    const { now } = this.#database.dialect
    return this.#changeHeld(ids, workerId, `state = 'sent', sent_at = ${now}, last_error = NULL, ${released}`)
  }

  /**
   * @param retryAt in ms since the epoch; null makes them dead
   * @param waysDone all ways that need not be taken again
   */
  markFailed(
    ids: readonly string[],
    workerId: string,
    {
      error,
      retryAt,
      waysDone = [],
    }: { error: string; retryAt: number | null; waysDone?: readonly string[] },
  ): Promise<boolean> {
    const changes = `state = $2, last_error = $3, next_at = COALESCE($4, next_at), ways_done = $5, ${released}`
    const values = [retryAt === null ? 'dead' : 'queued', error, retryAt, waysDone.join(' ')]
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

  /** The newest first. */
  async list({
    state,
    limit,
  }: {
    state?: EnquiryState | undefined
    limit: number
  }): Promise<StoredEnquiry[]> {
    const rows = await this.#database.query<EnquiryRow>(
      `SELECT ${enquiryColumns} FROM enquiry WHERE state = COALESCE($1, state)
       ORDER BY created_at DESC, id DESC LIMIT $2`,
      [state ?? null, limit],
    )
    return rows.map(toEnquiry)
  }

  /** Finds an enquiry by its id or reference, in any case, with similar characters (O for 0) in the reference. */
  async get(idOrReference: string): Promise<StoredEnquiry | undefined> {
    const rows = await this.#database.query<EnquiryRow>(
      `SELECT ${enquiryColumns} FROM enquiry WHERE id = $1 OR reference = $2`,
      [idOrReference.trim().toLowerCase(), readReference(idOrReference)],
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

  /** Counts the enquiries in every state, also in states without any. */
  async depth(): Promise<Depth[]> {
    const rows = await this.#database.query<Depth>(
      `SELECT state, COUNT(*) AS count, MIN(created_at) AS "oldestCreatedAt" FROM enquiry GROUP BY state`,
    )
    return enquiryStates.map(
      (state) => rows.find((row) => row.state === state) ?? { state, count: 0, oldestCreatedAt: null },
    )
  }
}

/** The key is stored as a hash, as a browser could put any text into it. */
function hashKey(idempotencyKey: string) {
  return hash('sha256', idempotencyKey)
}
