import type { Pool, PoolClient } from 'pg'
import { type Database, type SqlValue, type Statements, StoreError } from './Database.ts'
import { writeCheck } from '#server/store/keyValue.ts'

export class PostgresDatabase implements Database {
  readonly kind = 'postgres'
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  query<Row extends object>(sql: string, values?: readonly SqlValue[]): Promise<Row[]> {
    return queryOn<Row>(this.#pool, sql, values)
  }

  async transaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result> {
    const client = await connectTo(this.#pool)
    try {
      const result = await runTransaction(client, work)
      client.release()
      return result
    } catch (error) {
      // Closing the connection rolls back, whatever state it is in.
      client.release(true)
      throw error
    }
  }

  async checkWritable(): Promise<void> {
    await this.query(writeCheck, [String(Date.now())])
  }

  /**
   * Frees the rows' old versions, which nobody can read any more then. Their bytes last until the space is
   * used again; those in the server's WAL and in backups as long as their owner has set.
   */
  async scrub(): Promise<void> {
    await this.query('VACUUM enquiry')
  }

  async close(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end()
  }
}

async function connectTo(pool: Pool) {
  try {
    return await pool.connect()
  } catch (error) {
    return fail(error)
  }
}

async function runTransaction<Result>(client: PoolClient, work: (statements: Statements) => Promise<Result>) {
  await client.query('BEGIN').catch(fail)
  const result = await work({ kind: 'postgres', query: (sql, values) => queryOn(client, sql, values) })
  const { command } = await client.query('COMMIT').catch(fail)
  // PostgreSQL answers so, without an error, when a statement had failed and `work` went on.
  if (command !== 'COMMIT') throw new StoreError('The transaction was rolled back', '25P02')
  return result
}

async function queryOn<Row extends object>(
  connection: Pool | PoolClient,
  sql: string,
  values: readonly SqlValue[] = [],
) {
  try {
    const { rows } = await connection.query<Row>(sql, [...values])
    return rows
  } catch (error) {
    return fail(error)
  }
}

/** Keeps the code and the message, and drops the detail, which quotes rows. */
function fail(error: unknown): never {
  if (!(error instanceof Error)) throw error
  throw new StoreError(error.message, 'code' in error ? String(error.code) : 'unknown')
}
