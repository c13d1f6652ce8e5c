import type { Log } from '#server/log.ts'
import type { Database } from './Database.ts'
import { openPostgres } from './openPostgres.ts'
import { openSqlite } from './openSqlite.ts'

/**
 * Opens PostgreSQL if there is an address, else a SQLite file in `dataDir`, and brings the tables up to date.
 * @throws StartError saying what is wrong and what to do
 */
export function openDatabase(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  log: Log,
): Promise<Database> {
  return databaseUrl === undefined ? openSqlite(dataDir, log) : openPostgres(databaseUrl, log)
}
