import { hash } from 'node:crypto'
import type { Database } from '#server/store/database/Database.ts'
import type { StoredEnquiry } from './Enquiry.ts'
import { insertEnquiry } from './insertEnquiry.ts'

type ImportedEnquiry = Omit<StoredEnquiry, 'nextAt'> & { fingerprint: string | null }

/**
 * Stores enquiries of an export, all of them or none. Those whose id or reference is there already stay as they are. What
 * was not sent yet waits again. Returns how many are new.
 */
export function importEnquiries(database: Database, enquiries: readonly ImportedEnquiry[]): Promise<number> {
  return database.transaction(async (transaction) => {
    let count = 0
    for (const { createdAt, lastError, mailId, sentAt, isProbe, waysDone, ...enquiry } of enquiries) {
      const isNew = await insertEnquiry(transaction, database.dialect, createdAt, {
        ...enquiry,
        // The export has no keys. A request that a browser repeats after the restoration is a second enquiry.
        key_hash: hash('sha256', `imported ${enquiry.id}`),
        texts: enquiry.texts && JSON.stringify(enquiry.texts),
        state: enquiry.state === 'sending' ? 'queued' : enquiry.state,
        digest: Number(enquiry.digest),
        digest_id: mailId === enquiry.id ? null : mailId,
        last_error: lastError,
        sent_at: sentAt,
        is_probe: Number(isProbe),
        ways_done: waysDone.join(' '),
      })
      count += Number(isNew)
    }
    return count
  })
}
