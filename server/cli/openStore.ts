import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createLog } from '#server/operations/createLog.ts'
import { readSettings } from '#server/settings/readSettings.ts'
import { openDatabase, type Database } from '#server/store/Database.ts'
import { CommandError } from './failures.ts'
import { only } from './only.ts'

/**
 * Opens the server's store, by the variables that name it; what else may be wrong in the environment is
 * no reason to keep the owner from the enquiries. A store that is not there is not made.
 * @throws StartError and CommandError, saying what to do.
 */
export async function openStore(
  environment: NodeJS.ProcessEnv,
): Promise<{ database: Database; dataDir: string }> {
  const settings = readSettings(only(environment, ['DATABASE_URL', 'DATA_DIR']))
  if (settings.databaseUrl === undefined && !hasStore(settings.dataDir)) {
    throw new CommandError(
      `There is no store in "${settings.dataDir}": set DATA_DIR (or DATABASE_URL) to what the server has, or start the server once`,
    )
  }
  const database = await openDatabase(settings, createLog({ logLevel: 'silent' }))
  return { database, dataDir: settings.dataDir }
}

/** Whether a server has made its SQLite store in the folder. */
export function hasStore(dataDir: string): boolean {
  return ['enquiries.sqlite', 'enquiries.sqlite-wal'].some((name) => existsSync(join(dataDir, name)))
}
