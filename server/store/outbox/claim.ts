import { randomUUID } from 'node:crypto'
import { dialects, timeIn } from '#server/store/database/Database.ts'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { enquiryColumns, type EnquiryRow, toEnquiry, type OutboxContext } from './enquiryTable.ts'

interface Claimer {
  owner: string
  leaseMs: number
}

/** Takes the enquiry with a mail of its own that is due longest. */
export async function claim(store: OutboxContext, claimer: Claimer): Promise<StoredEnquiry | undefined> {
  const { skipLocked } = dialects[store.database.kind]
  const due = `SELECT id FROM enquiry WHERE digest = 0 AND ${isDue(store)}
    ORDER BY next_at, id LIMIT 1 ${skipLocked}`
  const [enquiry] = await take(store, claimer, due, null)
  return enquiry
}

/**
 * Takes a digest: one that was tried before, as it was then, or up to `limit` enquiries that were in none. A
 * mailbox may drop a second mail of the same name, so that no two attempts may share a name and not all of
 * their enquiries: of a digest that was tried, a server takes all that is left, or nothing.
 */
export async function claimDigest(
  store: OutboxContext,
  claimer: Claimer,
  limit: number,
): Promise<StoredEnquiry[]> {
  const { skipLocked, lockRows } = dialects[store.database.kind]
  const tried = `SELECT id FROM enquiry WHERE ${isDue(store)} AND digest_id = (
      SELECT digest_id FROM enquiry WHERE digest_id IS NOT NULL AND ${isDue(store)} ORDER BY next_at, id LIMIT 1
    ) ORDER BY id ${lockRows}`
  const again = await take(store, claimer, tried, null)
  if (again.length > 0) return again
  const fresh = `SELECT id FROM enquiry WHERE digest = 1 AND digest_id IS NULL AND ${isDue(store)}
    ORDER BY next_at, id LIMIT ${limit} ${skipLocked}`
  return take(store, claimer, fresh, `digest-${randomUUID()}`)
}

/** What waits and is due, or was left behind by an owner whose lease has ended. */
function isDue({ database }: OutboxContext) {
  const time = timeIn(database)
  return `state IN ('queued', 'sending') AND next_at <= ${time} AND (state = 'queued' OR lease_until <= ${time})`
}

/** The CTE is MATERIALIZED: PostgreSQL may run a mere sub-select again, and would lock other rows. */
async function take(
  { database, now }: OutboxContext,
  { owner, leaseMs }: Claimer,
  due: string,
  digestId: string | null,
) {
  const rows = await database.query<EnquiryRow>(
    `WITH due AS MATERIALIZED (${due})
     UPDATE enquiry
     SET state = 'sending', owner = $2, lease_until = ${timeIn(database)} + $3, attempts = attempts + 1,
       digest_id = COALESCE(digest_id, $4)
     WHERE id IN (SELECT id FROM due)
     RETURNING ${enquiryColumns}`,
    [now(), owner, leaseMs, digestId],
  )
  return rows
    .map(toEnquiry)
    .toSorted((one, other) => one.nextAt - other.nextAt || (one.id < other.id ? -1 : 1))
}
