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
 * The database failed or refused. It never carries values: what PostgreSQL calls the detail of an error
 * quotes whole rows, and would bring an enquiry into the log.
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
  /** Ends a SELECT of rows to change: passes over those that another server is changing. */
  skipLocked: string
  /** The same, but waits for the other server to end. */
  lockRows: string
  /** Lets one server after the other change the tables, until the transaction ends. */
  lockTables: string | null
}

/** All that differs between the two databases' SQL. SQLite has one writer at a time and needs no locks. */
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
 * The time of a statement, in ms since the epoch: its first value where a test brings a clock, else (null)
 * the database's clock, on which servers agree whose own clocks differ.
 */
export function timeIn({ kind }: Statements): string {
  return `COALESCE(CAST($1 AS BIGINT), ${dialects[kind].clock})`
}
