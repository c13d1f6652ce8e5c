import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { errorCode } from '#server/personalData.ts'
import { StartError } from '#server/StartError.ts'
import type { Database } from './Database.ts'
import { migrate } from './migrations.ts'
import { explainPostgres, isTransient, readDatabaseName } from './explainPostgres.ts'
import { PostgresDatabase } from './PostgresDatabase.ts'
import { Pool, type ClientBase, types } from 'pg'

/** How long to wait for a database that may still be starting, in ms. */
const startTimeoutMs = 5000
const retryIntervalMs = 250

const requestTimeout = 10_000
/** A migration may change a long table, and other servers wait for it. */
const migrationTimeout = 600_000

/**
 * Opens the PostgreSQL at the address.
 * @throws StartError
 */
export async function openPostgres(databaseUrl: string, log: Logger): Promise<Database> {
  const name = readDatabaseName(databaseUrl)
  const started = performance.now()
  for (;;) {
    try {
      await migrateOnce(databaseUrl, name, log)
      break
    } catch (error) {
      if (error instanceof StartError) throw error
      if (!isTransient(error) || performance.now() - started > startTimeoutMs) {
        throw new StartError(explainPostgres(error, name))
      }
      await sleep(retryIntervalMs)
    }
  }
  return new PostgresDatabase(createPool(databaseUrl, requestTimeout, log))
}

async function migrateOnce(databaseUrl: string, name: string, log: Logger) {
  const database = new PostgresDatabase(createPool(databaseUrl, migrationTimeout, log))
  try {
    await migrate(database, `The store at ${name}`)
    await database.checkWritable()
  } finally {
    await database.close()
  }
}

const int8 = 20

/** Reads counts and times as numbers. None of them is above 2^53. */
const typeParsers: typeof types = {
  ...types,
  getTypeParser: ((oid: number, format: 'text') =>
    oid === int8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
}

/**
 * Makes connections to PostgreSQL. `sslmode` in the address sets whether they are encrypted: `require` and above
 * check certificate and name; `disable` or none is for a private network.
 * @param statementTimeout how long a statement may take, in ms
 */
function createPool(databaseUrl: string, statementTimeout: number, log: Logger): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'enquiries',
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementTimeout,
    // The driver gives up 2 s after the server should have stopped the statement.
    query_timeout: statementTimeout + 2000,
    idle_in_transaction_session_timeout: 15_000,
    types: typeParsers,
    onConnect: prepare,
  })
  // The pool replaces an idle connection that breaks. Without this listener the error would end the process.
  pool.on('error', (error) => log.warn({ code: errorCode(error) }, 'database-connection-lost'))
  return pool
}

async function prepare(client: ClientBase) {
  // The pool listens to idle connections only. If one breaks within a transaction, its statement fails.
  client.on('error', () => undefined)
  // If it were off, a crash of the database could lose an enquiry that was already acknowledged.
  await client.query(
    `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`,
  )
}
