import { dialects, timeIn } from '#server/store/dialects.ts'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { enquiryColumns, type EnquiryRow, toEnquiry } from '#server/store/enquiryRow.ts'
import type { OutboxStore } from './OutboxStore.ts'

export interface Claim {
  owner: string
  leaseMs: number
  digest: boolean
  limit: number
}

/**
 * Takes what is due, or was left behind by an owner whose lease has ended, the longest due first. The CTE
 * is MATERIALIZED: PostgreSQL may run a mere sub-select again, and would lock other rows.
 */
export async function claim(
  { database, now }: OutboxStore,
  { owner, leaseMs, digest, limit }: Claim,
): Promise<StoredEnquiry[]> {
  const time = timeIn(database)
  const rows = await database.query<EnquiryRow>(
    `WITH due AS MATERIALIZED (
       SELECT id FROM enquiry
       WHERE state IN ('queued', 'sending') AND digest = $4
         AND next_at <= ${time} AND (state = 'queued' OR lease_until <= ${time})
       ORDER BY next_at, id LIMIT $5 ${dialects[database.kind].skipLocked}
     )
     UPDATE enquiry
     SET state = 'sending', owner = $2, lease_until = ${time} + $3, attempts = attempts + 1
     WHERE id IN (SELECT id FROM due)
     RETURNING ${enquiryColumns}`,
    [now(), owner, leaseMs, Number(digest), limit],
  )
  return rows
    .map(toEnquiry)
    .toSorted((one, other) => one.nextAt - other.nextAt || (one.id < other.id ? -1 : 1))
}

/** When the next enquiry is due, in ms since the epoch; may have passed. */
export async function nextDueAt({ database }: OutboxStore): Promise<number | undefined> {
  const rows = await database.query<{ due: number | null }>(
    `SELECT MIN(CASE WHEN state = 'queued' THEN next_at ELSE lease_until END) AS due
     FROM enquiry WHERE state IN ('queued', 'sending')`,
  )
  return rows[0]?.due ?? undefined
}
