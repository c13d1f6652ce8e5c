import { randomUUID } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { type Database, placeholders, type Statements } from '#server/store/database/Database.ts'
import { readTexts } from './Enquiry.ts'

const pageSize = 500

/**
 * Erases the texts of enquiries that were sent before a time (ms since the epoch), and finishes an erasure that was
 * interrupted. Returns how many.
 */
export async function eraseDelivered(database: Database, before: number): Promise<number> {
  const erased = await database.transaction(async (transaction) => {
    const rows = await transaction.query(
      `UPDATE enquiry SET texts = NULL, fingerprint = NULL
       WHERE state = 'sent' AND sent_at < $1 AND texts IS NOT NULL RETURNING id`,
      [before],
    )
    if (rows.length > 0) await recordErasure(transaction)
    return rows.length
  })
  await scrubErased(database)
  return erased
}

/**
 * Erases the texts of all enquiries with this address, in every state. An enquiry that was not sent yet is not sent
 * any more, and becomes dead. Returns how many.
 */
export async function eraseByEmail(database: Database, email: string): Promise<number> {
  const wanted = normalised(email)
  let erased = 0
  let last = ''
  for (;;) {
    const rows = await database.query<{ id: string; texts: string }>(
      `SELECT id, texts FROM enquiry WHERE texts IS NOT NULL AND id > $1 ORDER BY id LIMIT ${pageSize}`,
      [last],
    )
    const found = rows.filter(({ texts }) => normalised(readTexts(texts).email) === wanted)
    erased += await eraseTexts(
      database,
      found.map(({ id }) => id),
    )
    if (rows.length < pageSize) break
    last = rows.at(-1)?.id ?? ''
  }
  await scrubErased(database)
  return erased
}

/** The ids of those enquiries whose texts are erased. */
export async function findErased(database: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `SELECT id FROM enquiry WHERE texts IS NULL AND id IN (${placeholders(ids)})`,
    ids,
  )
  return rows.map(({ id }) => id)
}

async function eraseTexts(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return 0
  return database.transaction(async (transaction) => {
    const rows = await transaction.query(
      `UPDATE enquiry SET texts = NULL, fingerprint = NULL, owner = NULL, lease_until = NULL,
         last_error = CASE WHEN state = 'sent' THEN NULL ELSE 'erased' END,
         state = CASE WHEN state = 'sent' THEN 'sent' ELSE 'dead' END
       WHERE texts IS NOT NULL AND id IN (${placeholders(ids)}) RETURNING id`,
      ids,
    )
    await recordErasure(transaction)
    return rows.length
  })
}

/** Records in the same transaction that the files must be scrubbed. `scrubErased` removes the record. */
async function recordErasure(transaction: Statements) {
  await transaction.query(
    `INSERT INTO key_value (name, value) VALUES ('erasure', $1)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [randomUUID()],
  )
}

async function scrubErased(database: Database) {
  const [record] = await database.query<{ value: string }>(
    `SELECT value FROM key_value WHERE name = 'erasure'`,
  )
  if (record === undefined) return
  await database.scrub()
  await database.query(`DELETE FROM key_value WHERE name = 'erasure' AND value = $1`, [record.value])
}

/** Normalises case, and the two forms of an international domain. */
function normalised(email: string) {
  const [, local = email, domain = ''] = /^(.*)@([^@]*)$/s.exec(email.trim().normalize('NFC')) ?? []
  return `${local.toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`
}
