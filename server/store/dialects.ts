import type { Statements } from './Database.ts'

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
