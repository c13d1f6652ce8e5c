import { randomBytes } from 'node:crypto'
import type { Log } from '#server/log.ts'

export type SqlValue = string | number | null

/** Placeholders are $1, $2 … in both databases. */
export interface Statements {
  query<Row extends object>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>
}

/** Every failure is a StoreError. */
export interface Database extends Statements {
  readonly dialect: Dialect
  /** `work` must use only its statements: a query of the database would wait for the transaction's end, for ever. */
  transaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result>
  /** Removes deleted data from the files, too, as far as the database allows it. */
  scrub(): Promise<void>
  close(): Promise<void>
}

export interface Dialect {
  name: string
  /** The time by the database's own clock, which is the same for all servers, in ms since the epoch. */
  now: string
  /** The end of a SELECT of rows to change. It skips rows that another server is changing. */
  skipLocked: string
  /** The same, but it waits for the other server. */
  lockRows: string
  /** Lets only one server at a time change the tables, until the end of the transaction. */
  lockTables: string | null
}

/** About as much as an enquiry and its entries in the indexes: a full disk may still have space for a shorter text. */
const trialBytes = 16 * 1024

/** Checks that an enquiry could be stored now, by writing as much. It leaves only one row, however often it runs. */
export async function checkWritable(database: Database): Promise<void> {
  await database.query(
    `INSERT INTO key_value (name, value) VALUES ('write-check', $1)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [randomBytes(trialBytes / 2).toString('hex')],
  )
}

/** An error goes to the log: thrown, it could hide an earlier one, or what was found out. */
export async function closeOrLog(database: Database, log: Log): Promise<void> {
  await database.close().catch((error: unknown) => log.error({ err: error }, 'store-not-closed'))
}
