import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#server/StartError.ts'
import type { Database } from './Database.ts'

const folder = join(import.meta.dirname, 'migrations')

/** The statements of each step, for both databases; none has a semicolon inside. A released file is never edited. */
export const migrations: readonly (readonly string[])[] = readdirSync(folder)
  .toSorted()
  .map((file) => readFileSync(join(folder, file), 'utf8').trim().split(/;\s*/).slice(0, -1))

/** Servers that start at the same time wait for each other. @throws StartError where the tables are newer */
export async function migrate(database: Database, storeName: string): Promise<void> {
  const { lockTables, now } = database.dialect
  await database.transaction(async (transaction) => {
    if (lockTables !== null) await transaction.query(lockTables)
    await transaction.query(
      'CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)',
    )
    const [row] = await transaction.query<{ version: number | null }>(
      'SELECT MAX(version) AS version FROM migration',
    )
    let version = row?.version ?? 0
    if (version > migrations.length) {
      throw new StartError(
        `${storeName} was changed by a newer version of this program (its tables have version ${version}, this program knows ${migrations.length}): start the newer version, or restore a backup from before it`,
      )
    }
    for (const statements of migrations.slice(version)) {
      for (const statement of statements) await transaction.query(statement)
      version += 1
      await transaction.query(`INSERT INTO migration (version, applied_at) VALUES ($1, ${now})`, [version])
    }
  })
}
