import type { Dialect, SqlValue, Statements } from '#server/store/database/Database.ts'

/**
 * Inserts a row that is due now. False if its id, its key or its reference is taken.
 * @param createdAt null for now
 */
export async function insertEnquiry(
  statements: Statements,
  { now }: Dialect,
  createdAt: number | null,
  row: Readonly<Record<string, SqlValue>>,
): Promise<boolean> {
  const columns = Object.keys(row)
  const rows = await statements.query(
    `INSERT INTO enquiry (next_at, created_at, ${columns.join(', ')})
     VALUES (${now}, COALESCE($1, ${now}), ${columns.map((_, index) => `$${index + 2}`).join(', ')})
     ON CONFLICT DO NOTHING RETURNING id`,
    [createdAt, ...Object.values(row)],
  )
  return rows.length === 1
}
