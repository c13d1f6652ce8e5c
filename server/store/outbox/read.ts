import { enquiryStates, type EnquiryState, type StoredEnquiry } from '#server/store/Enquiry.ts'
import { enquiryColumns, type EnquiryRow, toEnquiry, type OutboxContext } from './enquiryTable.ts'
import { readReference } from '#server/store/reference.ts'

const pageSize = 200

export interface Depth {
  state: EnquiryState
  count: number
  oldestCreatedAt: number | null
}

export async function list(
  { database }: OutboxContext,
  { state, limit }: { state?: EnquiryState | undefined; limit: number },
): Promise<StoredEnquiry[]> {
  const rows = await database.query<EnquiryRow>(
    `SELECT ${enquiryColumns} FROM enquiry WHERE state = COALESCE($1, state)
     ORDER BY created_at DESC, id DESC LIMIT $2`,
    [state ?? null, limit],
  )
  return rows.map(toEnquiry)
}

export async function get(
  { database }: OutboxContext,
  idOrReference: string,
): Promise<StoredEnquiry | undefined> {
  const rows = await database.query<EnquiryRow>(
    `SELECT ${enquiryColumns} FROM enquiry WHERE id = $1 OR reference = $2`,
    [idOrReference.trim().toLowerCase(), readReference(idOrReference)],
  )
  return rows.map(toEnquiry)[0]
}

/** Reads all enquiries in pages, the oldest first, so that they need not fit in memory. */
export async function* all({ database }: OutboxContext): AsyncGenerator<StoredEnquiry> {
  let last: [createdAt: number, id: string] = [-1, '']
  for (;;) {
    const rows = await database.query<EnquiryRow>(
      `SELECT ${enquiryColumns} FROM enquiry WHERE created_at > $1 OR (created_at = $1 AND id > $2)
       ORDER BY created_at, id LIMIT ${pageSize}`,
      last,
    )
    for (const row of rows) {
      yield toEnquiry(row)
      last = [row.createdAt, row.id]
    }
    if (rows.length < pageSize) return
  }
}

/** Counts the enquiries in every state, also in states without any. */
export async function depth({ database }: OutboxContext): Promise<Depth[]> {
  const rows = await database.query<Depth>(
    `SELECT state, COUNT(*) AS count, MIN(created_at) AS "oldestCreatedAt" FROM enquiry GROUP BY state`,
  )
  return enquiryStates.map(
    (state) => rows.find((row) => row.state === state) ?? { state, count: 0, oldestCreatedAt: null },
  )
}
