import { hash } from 'node:crypto'
import type { Dialect, Statements } from '#server/store/database/Database.ts'
import type { StoredEnquiry } from './Enquiry.ts'

interface InsertedEnquiry extends Omit<StoredEnquiry, 'createdAt' | 'nextAt'> {
  /** Null for now. */
  createdAt: number | null
  idempotencyKey: string
  fingerprint: string | null
}

/** Inserts an enquiry that is due now. False if its id, its key or its reference is taken. */
export async function insertEnquiry(
  statements: Statements,
  { now }: Dialect,
  {
    createdAt,
    idempotencyKey,
    lastError,
    mailId,
    sentAt,
    isProbe,
    deliveredChannels,
    ...enquiry
  }: InsertedEnquiry,
): Promise<boolean> {
  const row = {
    ...enquiry,
    key_hash: hashKey(idempotencyKey),
    texts: enquiry.texts && JSON.stringify(enquiry.texts),
    digest: Number(enquiry.digest),
    digest_id: mailId === enquiry.id ? null : mailId,
    last_error: lastError,
    sent_at: sentAt,
    is_probe: Number(isProbe),
    ways_done: deliveredChannels.join(' '),
  }
  const columns = Object.keys(row)
  const rows = await statements.query(
    `INSERT INTO enquiry (next_at, created_at, ${columns.join(', ')})
     VALUES (${now}, COALESCE($1, ${now}), ${columns.map((_, index) => `$${index + 2}`).join(', ')})
     ON CONFLICT DO NOTHING RETURNING id`,
    [createdAt, ...Object.values(row)],
  )
  return rows.length === 1
}

/** The store has only a hash of the key: a client can send any text as a key. */
export function hashKey(idempotencyKey: string): string {
  return hash('sha256', idempotencyKey)
}
