import { domainToASCII } from 'node:url'
import type { Database } from '#server/store/database/Database.ts'
import { Outbox } from './Outbox.ts'

// What is erased here may stay in the files: whoever erases also calls the database's scrub().

/** The last error of an enquiry that was not sent, as its texts are erased. */
export const erasedCode = 'erased'

/** Erases the texts of enquiries that were sent before a time (ms since the epoch). Returns how many. */
export async function eraseDelivered(database: Database, before: number): Promise<number> {
  const rows = await database.query(
    `UPDATE enquiry SET texts = NULL, fingerprint = NULL
     WHERE state = 'sent' AND sent_at < $1 AND texts IS NOT NULL RETURNING id`,
    [before],
  )
  return rows.length
}

/**
 * Erases the texts of all enquiries with this address, in every state. An enquiry that was not sent yet is not sent
 * any more, and becomes dead. Returns how many.
 */
export async function eraseByEmail(database: Database, email: string): Promise<number> {
  const wanted = normalised(email)
  const found: string[] = []
  for await (const { id, texts } of new Outbox(database).all()) {
    if (texts !== null && normalised(texts.email) === wanted) found.push(id)
  }
  return database.transaction(async (transaction) => {
    let count = 0
    for (const id of found) {
      const rows = await transaction.query(
        `UPDATE enquiry SET texts = NULL, fingerprint = NULL, owner = NULL, lease_until = NULL,
           last_error = CASE WHEN state = 'sent' THEN NULL ELSE '${erasedCode}' END,
           state = CASE WHEN state = 'sent' THEN 'sent' ELSE 'dead' END
         WHERE id = $1 AND texts IS NOT NULL RETURNING id`,
        [id],
      )
      count += rows.length
    }
    return count
  })
}

/** The ids of all mails with an enquiry whose texts are erased. */
export async function findErasedMails(database: Database): Promise<string[]> {
  const rows = await database.query<{ mailId: string }>(
    'SELECT DISTINCT COALESCE(digest_id, id) AS "mailId" FROM enquiry WHERE texts IS NULL',
  )
  return rows.map(({ mailId }) => mailId)
}

/** Normalises case, and the two forms of an international domain. */
function normalised(email: string) {
  const [, local = email, domain = ''] = /^(.*)@([^@]*)$/s.exec(email.trim().normalize('NFC')) ?? []
  return `${local.toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`
}
