import { timeIn } from '#server/store/dialects.ts'
import type { OutboxStore } from './OutboxStore.ts'
import { get } from './read.ts'

/**
 * Makes what is dead or waits for another attempt due now, as if new. Those of a digest stay together. False
 * where there is no such one.
 */
export async function retry(store: OutboxStore, idOrReference: string): Promise<boolean> {
  const enquiry = await get(store, idOrReference)
  if (enquiry === undefined) return false
  const rows = await store.database.query<{ id: string }>(
    `UPDATE enquiry SET state = 'queued', attempts = 0, next_at = ${timeIn(store.database)}
     WHERE COALESCE(digest_id, id) = $2 AND state IN ('queued', 'dead') AND texts IS NOT NULL RETURNING id`,
    [store.now(), enquiry.mailId],
  )
  return rows.some(({ id }) => id === enquiry.id)
}
