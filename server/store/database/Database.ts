export type SqlValue = string | number | null

/** Runs statements. Placeholders are $1, $2 … in both databases. */
export interface Statements {
  readonly kind: 'sqlite' | 'postgres'
  query<Row extends object>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>
}

/** The interface to both node:sqlite and PostgreSQL. Every failure is a StoreError. */
export interface Database extends Statements {
  /**
   * Runs the statements of `work` as one transaction (BEGIN IMMEDIATE on SQLite). `work` must use only the statements
   * that it is given: a query of the database itself would wait for the end of the transaction, for ever.
   */
  transaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result>
  /** Checks that a write is possible now, by writing (for /readyz). */
  checkWritable(): Promise<void>
  /** Removes deleted data from the files, too, as far as the database allows it. */
  scrub(): Promise<void>
  close(): Promise<void>
}

/**
 * An error of the database. It never contains values: PostgreSQL's error detail quotes whole rows, and would write an
 * enquiry into the log.
 */
export class StoreError extends Error {
  /** A SQLSTATE, the system's code (ECONNREFUSED), SQLite's (SQLITE_FULL), or "unknown". */
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

interface Dialect {
  /** The database's own clock, in ms since the epoch. */
  clock: string
  /** The end of a SELECT of rows to change. It skips rows that another server is changing. */
  skipLocked: string
  /** The same, but it waits for the other server. */
  lockRows: string
  /** Lets only one server at a time change the tables, until the end of the transaction. */
  lockTables: string | null
}

/** All differences between the two databases' SQL. SQLite has one writer at a time and needs no locks. */
export const dialects: Record<Statements['kind'], Dialect> = {
  sqlite: {
    clock: `CAST(unixepoch('subsec') * 1000 AS BIGINT)`,
    skipLocked: '',
    lockRows: '',
    lockTables: null,
  },
  postgres: {
    clock: `CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)`,
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    lockRows: 'FOR UPDATE',
    lockTables: 'SELECT pg_advisory_xact_lock(7310211)',
  },
}

/**
 * SQL for the time of a statement, in ms since the epoch. The statement's first value is the time in tests, and else
 * null: then it is the database's clock, which is the same for all servers.
 */
export function currentTime({ kind }: Statements): string {
  return `COALESCE(CAST($1 AS BIGINT), ${dialects[kind].clock})`
}
