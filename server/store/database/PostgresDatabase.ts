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
      // Closing the connection rolls back the transaction, whatever its state is.
      client.release(true)
      throw error
    }
  }

  async checkWritable(): Promise<void> {
    await this.query(writeCheck, [String(Date.now())])
  }

  /**
   * Frees the old versions of rows, so that nobody can read them any more. Their bytes stay until the space is used
   * again. Bytes in the server's WAL and in backups stay for as long as the operator keeps those.
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
  // If a statement failed and `work` continued, PostgreSQL answers ROLLBACK here, without an error.
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

/** Throws a StoreError with the code and the message, without the detail, which quotes rows. */
function fail(error: unknown): never {
  if (!(error instanceof Error)) throw error
  throw new StoreError(error.message, 'code' in error ? String(error.code) : 'unknown')
}
