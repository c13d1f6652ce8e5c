import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { StartError } from '#server/StartError.ts'
import type { Database } from './Database.ts'
import { migrate } from './migrations.ts'
import { checkAddress, explainPostgres, isPassing } from './explainPostgres.ts'
import { PostgresDatabase } from './PostgresDatabase.ts'
import { Pool, type ClientBase, types } from 'pg'

/** How long a database that does not answer may still be starting, in ms. */
const timeoutMs = 5000
const pause = 250

const requestTimeout = 10_000
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
      if (!isPassing(error) || performance.now() - started > timeoutMs) {
        throw new StartError(explainPostgres(error, place))
      }
      await sleep(pause)
    }
  }
  return new PostgresDatabase(createPool(databaseUrl, requestTimeout, log))
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

const int8 = 20

/** Counts and times come as numbers: none is beyond 2^53. */
const typeParsers: typeof types = {
  ...types,
  getTypeParser: ((oid: number, format: 'text') =>
    oid === int8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
}

/**
 * Connections to PostgreSQL. `sslmode` in the address says whether they are encrypted: `require` and
 * above check certificate and name, `disable` or none is for a private network.
 * @param statementTimeout how long a statement may take, in ms.
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
    // For an answer that never comes, after the server had its own chance to give up.
    query_timeout: statementTimeout + 2000,
    idle_in_transaction_session_timeout: 15_000,
    types: typeParsers,
    onConnect: prepare,
  })
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ code: 'code' in error ? error.code : 'unknown' }, 'database-lost'))
  return pool
}

async function prepare(client: ClientBase) {
  // The pool listens for idle connections alone; one that breaks within a transaction fails its statement.
  client.on('error', () => undefined)
  // Where the server's default is off, a crash would lose what was acknowledged.
  await client.query(
    `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`,
  )
}
