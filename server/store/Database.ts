import type { Logger } from 'pino'
import { openPostgres } from './postgres/openPostgres.ts'
import { openSqlite } from './sqlite/openSqlite.ts'

export type SqlValue = string | number | null

/** What runs one statement. Placeholders are $1, $2 … in both databases. */
export interface Statements {
  readonly kind: 'sqlite' | 'postgres'
  query<Row extends object>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>
}

/** The one interface that node:sqlite and PostgreSQL are used through. Failures are StoreErrors. */
export interface Database extends Statements {
  /**
   * Runs the statements of `work` as one transaction (BEGIN IMMEDIATE on SQLite). Inside, only the
   * statements handed in may be used: the database itself waits until the transaction has ended.
   */
  transaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result>
  /** Proves that a write is possible now, by writing (for /readyz). */
  checkWritable(): Promise<void>
  /** Takes what was deleted out of the files too, as far as the database lets us. */
  scrub(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the store: PostgreSQL where there is an address, else a SQLite file in `dataDir`. Its tables are
 * up to date when this resolves.
 * @throws StartError saying what stands in the way and what to do.
 */
export function openDatabase(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  log: Logger,
): Promise<Database> {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl, log)
}
