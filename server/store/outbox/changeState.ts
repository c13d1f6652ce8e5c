import { type SqlValue, currentTime } from '#server/store/database/Database.ts'
import type { OutboxContext } from './enquiryTable.ts'
import { get } from './read.ts'

// Each function returns whether the owner still held all the enquiries. Those that it held are changed in any case.

export function extendLease(
  store: OutboxContext,
  ids: readonly string[],
  owner: string,
  leaseMs: number,
): Promise<boolean> {
  return changeHeld(store, ids, owner, `lease_until = ${currentTime(store.database)} + $3`, [leaseMs])
}

export function markSent(store: OutboxContext, ids: readonly string[], owner: string): Promise<boolean> {
  const changes = `state = 'sent', sent_at = ${currentTime(store.database)}, last_error = NULL, ${released}`
  return changeHeld(store, ids, owner, changes)
}

export function markFailed(
  store: OutboxContext,
  ids: readonly string[],
  owner: string,
  { error, retryAt }: { error: string; retryAt: number | null },
): Promise<boolean> {
  return retryAt === null
    ? changeHeld(store, ids, owner, `state = 'dead', last_error = $3, ${released}`, [error])
    : changeHeld(store, ids, owner, `state = 'queued', last_error = $3, next_at = $4, ${released}`, [
        error,
        retryAt,
      ])
}

/** Releases what was claimed but not tried. It is due as before, and the claim does not count as an attempt. */
export async function releaseClaims({ database }: OutboxContext, owner: string): Promise<void> {
  await database.query(
    `UPDATE enquiry SET state = 'queued', attempts = attempts - 1, ${released}
     WHERE state = 'sending' AND owner = $1`,
    [owner],
  )
}

const released = 'owner = NULL, lease_until = NULL'

async function changeHeld(
  { database, now }: OutboxContext,
  ids: readonly string[],
  owner: string,
  changes: string,
  values: readonly SqlValue[] = [],
) {
  if (ids.length === 0) return true
  const first = values.length + 3
  const placeholders = ids.map((_, index) => `$${first + index}`).join(', ')
  // PostgreSQL requires that every value is used, so the condition contains the time.
  const rows = await database.query(
    `UPDATE enquiry SET ${changes}
     WHERE state = 'sending' AND owner = $2 AND ${currentTime(database)} IS NOT NULL AND id IN (${placeholders})
     RETURNING id`,
    [now(), owner, ...values, ...ids],
  )
  return rows.length === ids.length
}

/**
 * Makes a dead or waiting enquiry due now, like a new one, together with the others of its digest. False if there is
 * none to make due.
 */
export async function retry(store: OutboxContext, idOrReference: string): Promise<boolean> {
  const enquiry = await get(store, idOrReference)
  if (enquiry === undefined) return false
  const rows = await store.database.query<{ id: string }>(
    `UPDATE enquiry SET state = 'queued', attempts = 0, next_at = ${currentTime(store.database)}
     WHERE COALESCE(digest_id, id) = $2 AND state IN ('queued', 'dead') AND texts IS NOT NULL RETURNING id`,
    [store.now(), enquiry.mailId],
  )
  return rows.some(({ id }) => id === enquiry.id)
}
