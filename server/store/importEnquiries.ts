import { hash } from 'node:crypto'
import type { Database } from '#server/store/database/Database.ts'
import type { StoredEnquiry } from './Enquiry.ts'

type ImportedEnquiry = Omit<StoredEnquiry, 'nextAt'> & { fingerprint: string | null }

/**
 * Stores enquiries of an export, all of them or none. Those whose id or reference is there already stay as they are. What
 * was not sent yet waits again. Returns how many are new.
 */
export function importEnquiries(database: Database, enquiries: readonly ImportedEnquiry[]): Promise<number> {
  const { now } = database.dialect
  return database.transaction(async (transaction) => {
    let count = 0
    for (const enquiry of enquiries) {
      const { id, mailId, state, texts, digest } = enquiry
      const rows = await transaction.query(
        `INSERT INTO enquiry (id, key_hash, fingerprint, reference, language, texts, captcha, digest, digest_id,
           created_at, next_at, state, attempts, last_error, sent_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, ${now}, $11, $12, $13, $14)
         ON CONFLICT DO NOTHING RETURNING id`,
        [
          id,
          // The export has no keys. A request that a browser repeats after the restoration is a second enquiry.
          hash('sha256', `imported ${id}`),
          enquiry.fingerprint,
          enquiry.reference,
          enquiry.language,
          texts && JSON.stringify(texts),
          enquiry.captcha,
          Number(digest),
          mailId === id ? null : mailId,
          enquiry.createdAt,
          state === 'sending' ? 'queued' : state,
          enquiry.attempts,
          enquiry.lastError,
          enquiry.sentAt,
        ],
      )
      count += rows.length
    }
    return count
  })
}
