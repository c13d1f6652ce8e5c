import { day, hour } from '#server/durations.ts'
import type { Database } from '#server/store/database/Database.ts'
import { Outbox } from './Outbox.ts'

// The erased bytes may stay in the files: call the database's scrub() after each function here.

/** The last error of an enquiry that was not sent, as its texts are erased. */
export const erasedCode = 'erased'

const longestStep = 2 * hour

/**
 * Erases old texts and returns their number. The time of erasure is kept in the store. At each erasure it moves towards
 * the clock by at most two hours, and never back: a clock that is ahead for a while erases nothing early. Enquiries that
 * were sent while the clock was ahead count as sent now.
 * @param keptDays how long texts are kept once their enquiry was sent, or is dead
 */
export async function eraseOld(
  database: Database,
  keptDays: { sent: number; dead: number },
): Promise<number> {
  const { now } = database.dialect
  const [row] = await database.query<{ value: string }>(
    `INSERT INTO key_value (name, value) VALUES ('erasure-time', CAST(${now} AS TEXT))
     ON CONFLICT (name) DO UPDATE SET value = CAST(CASE
       WHEN ${now} < CAST(key_value.value AS BIGINT) THEN CAST(key_value.value AS BIGINT)
       WHEN ${now} < CAST(key_value.value AS BIGINT) + ${longestStep} THEN ${now}
       ELSE CAST(key_value.value AS BIGINT) + ${longestStep} END AS TEXT)
     RETURNING value`,
  )
  const time = Number(row?.value)
  let count = 0
  // A dead enquiry has the time of its last attempt as `next_at`.
  for (const [state, since] of [
    ['sent', 'sent_at'],
    ['dead', 'next_at'],
  ] as const) {
    const latest = `CASE WHEN ${now} > $1 THEN ${now} ELSE $1 END`
    await database.query(
      `UPDATE enquiry SET ${since} = ${latest} WHERE state = '${state}' AND ${since} > ${latest} AND texts IS NOT NULL`,
      [time],
    )
    const rows = await database.query(
      `UPDATE enquiry SET texts = NULL, fingerprint = NULL
       WHERE state = '${state}' AND ${since} < $1 AND texts IS NOT NULL RETURNING id`,
      [time - keptDays[state] * day],
    )
    count += rows.length
  }
  return count
}

/**
 * Erases the texts of this address, in every state; enquiries that were not sent become dead. @returns how many
 * enquiries it erased
 */
export async function eraseByEmail(database: Database, email: string): Promise<number> {
  const found: string[] = []
  for await (const { id } of new Outbox(database).of(email)) found.push(id)
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
