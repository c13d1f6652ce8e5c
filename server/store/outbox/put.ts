import { createHash, randomUUIDv7 } from 'node:crypto'
import { currentTime } from '#server/store/database/Database.ts'
import type { NewEnquiry } from '#server/store/Enquiry.ts'
import { makeReference } from '#server/store/reference.ts'
import type { OutboxContext } from './enquiryTable.ts'

export interface ExistingEnquiry {
  id: string
  reference: string
  fingerprint: string
}

/** References are random. That ten in a row are taken would need a billion enquiries. */
const maxAttempts = 10

export async function put(
  store: OutboxContext,
  enquiry: NewEnquiry,
): Promise<ExistingEnquiry & { isNew: boolean }> {
  const { idempotencyKey, fingerprint } = enquiry
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const id = randomUUIDv7()
    const reference = makeReference()
    if (await insert(store, id, reference, enquiry)) return { id, reference, fingerprint, isNew: true }
    const earlier = await findByKey(store, idempotencyKey)
    if (earlier !== undefined) return { ...earlier, isNew: false }
  }
  throw new Error('No free reference was found for an enquiry')
}

export async function findByKey(
  store: OutboxContext,
  idempotencyKey: string,
): Promise<ExistingEnquiry | undefined> {
  const rows = await store.database.query<ExistingEnquiry>(
    `SELECT id, reference, COALESCE(fingerprint, '') AS fingerprint FROM enquiry WHERE key_hash = $1`,
    [hash(idempotencyKey)],
  )
  return rows[0]
}

/** Returns false if the key or the reference is taken. */
async function insert(store: OutboxContext, id: string, reference: string, enquiry: NewEnquiry) {
  const time = currentTime(store.database)
  const { idempotencyKey, fingerprint, language, texts, captcha, digest } = enquiry
  const rows = await store.database.query(
    `INSERT INTO enquiry (id, key_hash, fingerprint, reference, created_at, language, texts, captcha, digest,
       state, attempts, next_at)
     VALUES ($2, $3, $4, $5, ${time}, $6, $7, $8, $9, 'queued', 0, ${time})
     ON CONFLICT DO NOTHING RETURNING id`,
    [
      store.now(),
      id,
      hash(idempotencyKey),
      fingerprint,
      reference,
      language,
      JSON.stringify(texts),
      captcha,
      Number(digest),
    ],
  )
  return rows.length === 1
}

/** The key is stored as a hash, as a browser could put any text into it. */
function hash(idempotencyKey: string) {
  return createHash('sha256').update(idempotencyKey).digest('hex')
}
