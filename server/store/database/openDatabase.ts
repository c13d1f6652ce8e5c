import type { Log } from '#server/log.ts'
import type { Database } from './Database.ts'
import { openPostgres } from './openPostgres.ts'
import { openSqlite } from './openSqlite.ts'

/** Brings the tables up to date, too. @throws StartError saying what is wrong and what to do */
export function openDatabase(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  log: Log,
): Promise<Database> {
  return databaseUrl === undefined ? openSqlite(dataDir, log) : openPostgres(databaseUrl, log)
}
