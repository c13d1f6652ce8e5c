import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { StartError } from '#server/StartError.ts'
import type { Database } from '#server/store/Database.ts'
import { migrate } from '#server/store/migrate.ts'
import { createPool } from './createPool.ts'
import { checkAddress, explainPostgres, isPassing } from './explainPostgres.ts'
import { PostgresDatabase } from './PostgresDatabase.ts'

/** How long a database that does not answer may still be starting, in ms. */
const patience = 5000
const pause = 250

const statementTimeout = 10_000
/** A step may have a long table to change, and other servers wait for it. */
const migrationTimeout = 600_000

/**
 * Opens the PostgreSQL at the address.
 * @throws StartError
 */
export async function openPostgres(databaseUrl: string, log: Logger): Promise<Database> {
  const place = checkAddress(databaseUrl)
  const started = performance.now()
  for (;;) {
    try {
      await migrateAt(databaseUrl, place, log)
      break
    } catch (error) {
      if (error instanceof StartError) throw error
      if (!isPassing(error) || performance.now() - started > patience) {
        throw new StartError(explainPostgres(error, place))
      }
      await sleep(pause)
    }
  }
  return new PostgresDatabase(createPool(databaseUrl, statementTimeout, log))
}

async function migrateAt(databaseUrl: string, place: string, log: Logger) {
  const database = new PostgresDatabase(createPool(databaseUrl, migrationTimeout, log))
  try {
    await migrate(database, `The store at ${place}`)
    await database.checkWritable()
  } finally {
    await database.close()
  }
}
