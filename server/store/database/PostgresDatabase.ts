import { Pool, type ClientBase, type PoolClient, types } from 'pg'
import type { Log } from '#server/log.ts'
import { StoreError } from '#server/StoreError.ts'
import type { Database, Dialect, SqlValue, Statements } from './Database.ts'

// Counts and times are read as numbers. None of them is above 2^53.
types.setTypeParser(types.builtins.INT8, Number)

/** How long `scrub` may take, in ms: with many enquiries longer than any other statement. */
const scrubTimeoutMs = 3_600_000

export class PostgresDatabase implements Database {
  readonly dialect: Dialect = {
    name: 'PostgreSQL',
    now: `CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)`,
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    lockRows: 'FOR UPDATE',
    lockTables: 'SELECT pg_advisory_xact_lock(7310211)',
  }
  readonly #pool: Pool
  readonly #databaseUrl: string
  readonly #log: Log

  /** @param statementTimeout how long a statement may take, in ms */
  constructor(databaseUrl: string, statementTimeout: number, log: Log) {
    this.#databaseUrl = databaseUrl
    this.#log = log
    this.#pool = new Pool({
      connectionString: databaseUrl,
      application_name: 'enquiries',
      connectionTimeoutMillis: 5000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      statement_timeout: statementTimeout,
      // The driver gives up 2 s after the server should have stopped the statement.
      query_timeout: statementTimeout + 2000,
      idle_in_transaction_session_timeout: 15_000,
      onConnect: prepare,
    })
    // The pool replaces an idle connection that breaks. Without this listener the error would end the process.
    this.#pool.on('error', (error) => log.warn({ err: error }, 'database-connection-lost'))
  }

  query<Row extends object>(sql: string, values?: readonly SqlValue[]): Promise<Row[]> {
    return queryOn<Row>(this.#pool, sql, values)
  }

  async transaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result> {
    const client = await withStoreErrors(() => this.#pool.connect())
    try {
      await withStoreErrors(() => client.query('BEGIN'))
      const result = await work({ query: (sql, values) => queryOn(client, sql, values) })
      const { command } = await withStoreErrors(() => client.query('COMMIT'))
      // If a statement failed and `work` continued, PostgreSQL answers ROLLBACK here, without an error.
      if (command !== 'COMMIT') throw new StoreError('The transaction was rolled back', '25P02')
      client.release()
      return result
    } catch (error) {
      // Closing the connection rolls back the transaction, whatever its state is.
      client.release(true)
      throw error
    }
  }

  /** Bytes of freed rows stay until their space is used again, and in the WAL and backups while these are kept. */
  async scrub(): Promise<void> {
    const scrubber = new PostgresDatabase(this.#databaseUrl, scrubTimeoutMs, this.#log)
    await scrubber.query('VACUUM enquiry').finally(() => scrubber.close())
  }

  async close(): Promise<void> {
    if (!this.#pool.ending) await withStoreErrors(() => this.#pool.end())
  }
}

async function prepare(client: ClientBase) {
  // The pool listens to idle connections only. If one breaks within a transaction, its statement fails.
  client.on('error', () => undefined)
  // If it were off, a crash of the database could lose an enquiry that was already acknowledged.
  await client.query(
    `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`,
  )
}

async function queryOn<Row extends object>(
  connection: Pool | PoolClient,
  sql: string,
  values: readonly SqlValue[] = [],
): Promise<Row[]> {
  const { rows } = await withStoreErrors(() => connection.query<Row>(sql, [...values]))
  return rows
}

/** Leaves out the detail, which quotes rows. The driver also throws at once where it cannot read a file. */
async function withStoreErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new StoreError(error.message, 'code' in error ? String(error.code) : 'unknown')
  }
}
