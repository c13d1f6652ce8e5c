import { randomUUID } from 'node:crypto'
import { dialects, currentTime } from '#server/store/database/Database.ts'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { enquiryColumns, type EnquiryRow, toEnquiry, type OutboxContext } from './enquiryTable.ts'

/** Claims the enquiry that has been due longest and gets a mail of its own. */
export async function claim(
  store: OutboxContext,
  owner: string,
  leaseMs: number,
): Promise<StoredEnquiry | undefined> {
  const { skipLocked } = dialects[store.database.kind]
  const due = `SELECT id FROM enquiry WHERE digest = 0 AND ${isDue(store)}
    ORDER BY next_at, id LIMIT 1 ${skipLocked}`
  const [enquiry] = await take(store, owner, leaseMs, due, null)
  return enquiry
}

/**
 * Claims a digest: one that was tried before, with the same enquiries, or up to `limit` enquiries that are in no digest
 * yet. All attempts of a digest have one Message-ID, and a mailbox may drop a second mail with it. So every attempt
 * must have the same enquiries: a server claims all that remain of a digest, or none.
 */
export async function claimDigest(
  store: OutboxContext,
  owner: string,
  leaseMs: number,
  limit: number,
): Promise<StoredEnquiry[]> {
  const { skipLocked, lockRows } = dialects[store.database.kind]
  const tried = `SELECT id FROM enquiry WHERE ${isDue(store)} AND digest_id = (
      SELECT digest_id FROM enquiry WHERE digest_id IS NOT NULL AND ${isDue(store)} ORDER BY next_at, id LIMIT 1
    ) ORDER BY id ${lockRows}`
  const retried = await take(store, owner, leaseMs, tried, null)
  if (retried.length > 0) return retried
  const untried = `SELECT id FROM enquiry WHERE digest = 1 AND digest_id IS NULL AND ${isDue(store)}
    ORDER BY next_at, id LIMIT ${limit} ${skipLocked}`
  return take(store, owner, leaseMs, untried, `digest-${randomUUID()}`)
}

/** SQL for enquiries that are due, those included whose owner's lease has ended. */
function isDue({ database }: OutboxContext) {
  const time = currentTime(database)
  return `state IN ('queued', 'sending') AND next_at <= ${time} AND (state = 'queued' OR lease_until <= ${time})`
}

/** The CTE is MATERIALIZED: PostgreSQL may run a plain sub-select twice, and would then lock other rows. */
async function take(
  { database, now }: OutboxContext,
  owner: string,
  leaseMs: number,
  due: string,
  digestId: string | null,
) {
  const rows = await database.query<EnquiryRow>(
    `WITH due AS MATERIALIZED (${due})
     UPDATE enquiry
     SET state = 'sending', owner = $2, lease_until = ${currentTime(database)} + $3, attempts = attempts + 1,
       digest_id = COALESCE(digest_id, $4)
     WHERE id IN (SELECT id FROM due)
     RETURNING ${enquiryColumns}`,
    [now(), owner, leaseMs, digestId],
  )
  return rows
    .map(toEnquiry)
    .toSorted((one, other) => one.nextAt - other.nextAt || (one.id < other.id ? -1 : 1))
}
