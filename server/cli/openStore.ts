import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings/settings.ts'
import type { Database } from '#server/store/database/Database.ts'
import { openDatabase } from '#server/store/database/openDatabase.ts'
import { CommandError } from './arguments.ts'

/**
 * Opens the server's store. It reads only the variables that name the store, so that a mistake in another variable does
 * not keep the owner from the enquiries. A missing store is not created.
 * @throws StartError and CommandError, saying what to do
 */
export async function openStore(
  environment: NodeJS.ProcessEnv,
): Promise<{ database: Database; dataDir: string }> {
  const settings = readSettings(pick(environment, ['DATABASE_URL', 'DATA_DIR']))
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

/** The environment with only these variables. */
export function pick(environment: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(
    names.filter((name) => name in environment).map((name) => [name, environment[name]]),
  )
}
