import { randomBytes } from 'node:crypto'
import type { Database } from '#server/store/database/Database.ts'

/** A secret of 256 bits in the store. The first server makes it; all servers of the store share it. */
export async function readOrMakeSecret(database: Database, name: string): Promise<string> {
  const [row] = await database.query<{ value: string }>(
    `INSERT INTO key_value (name, value) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET value = key_value.value RETURNING value`,
    [`secret ${name}`, randomBytes(32).toString('base64url')],
  )
  if (row === undefined) throw new Error(`The store did not keep the secret "${name}"`)
  return row.value
}
