import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createLog } from '#server/log.ts'
import { readSettings, type Settings } from '#server/settings/settings.ts'
import { openDatabase } from '#server/store/database/openDatabase.ts'
import { storeFile } from '#server/store/database/openSqlite.ts'
import { CommandError } from './arguments.ts'

/**
 * Reads the store's variables alone: a mistake in another must not hide the enquiries. @throws StartError, CommandError
 */
export async function openStore(environment: NodeJS.ProcessEnv) {
  const settings = readSettings(pick(environment, ['DATABASE_URL', 'DATA_DIR']))
  if (!hasStore(settings)) {
    throw new CommandError(
      `There is no store in "${settings.dataDir}": set DATA_DIR (or DATABASE_URL) to what the server has, or start the server once`,
    )
  }
  return { database: await openDatabase(settings, commandLog), dataDir: settings.dataDir }
}

/** Writes errors that the command itself does not report to standard error. */
export const commandLog = createLog({ logLevel: 'error' })

/** Whether there is a store to open: PostgreSQL, or the SQLite file that a server has made. */
export function hasStore({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): boolean {
  const names = [storeFile, `${storeFile}-wal`]
  return databaseUrl !== undefined || names.some((name) => existsSync(join(dataDir, name)))
}

/** The environment with only these variables. */
export function pick(environment: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => names.includes(name)))
}
