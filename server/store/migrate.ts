import { StartError } from '#server/StartError.ts'
import { type Database, type Statements } from './Database.ts'
import { dialects, timeIn } from './dialects.ts'
import { migrations } from './migrations.ts'

/**
 * Brings the tables up to date, each step in a transaction of its own. Servers that start together wait
 * for each other, and find the steps done.
 * @param place names the store to the operator.
 * @throws StartError where a newer version of this program has changed the tables.
 */
export async function migrate(database: Database, place: string): Promise<void> {
  for (const [index, statements] of migrations.entries()) {
    await database.transaction(async (transaction) => {
      const version = await lockedVersion(transaction)
      if (version > migrations.length) throw new StartError(explainNewer(place, version))
      if (version > index) return
      for (const statement of statements) await transaction.query(statement)
      const record = `INSERT INTO migration (version, applied_at) VALUES ($2, ${timeIn(transaction)})`
      await transaction.query(record, [null, index + 1])
    })
  }
}

async function lockedVersion(transaction: Statements) {
  const { lockTables } = dialects[transaction.kind]
  if (lockTables !== null) await transaction.query(lockTables)
  await transaction.query(
    'CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)',
  )
  const rows = await transaction.query<{ version: number | null }>(
    'SELECT MAX(version) AS version FROM migration',
  )
  return rows[0]?.version ?? 0
}

function explainNewer(place: string, version: number) {
  return (
    `${place} was changed by a newer version of this program (its tables have version ${version}, this ` +
    `program knows ${migrations.length}): start the newer version, or restore a backup from before it`
  )
}
