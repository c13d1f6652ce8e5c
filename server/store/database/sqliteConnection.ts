import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { type SqlValue, StoreError } from './Database.ts'

// Only this file uses node:sqlite, whose API may still change (DEP0210).

export type Connection = DatabaseSync

/** How long opening waits for another process that closes the file or recovers its log, in ms. */
const openingTimeout = 5000

/** SQLite's result codes that an operator can do something about. @see https://sqlite.org/rescode.html */
const codeNames: Partial<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
}

/** Opens a file; SQLite creates it if it is missing. A commit is on the disk when it returns. */
export function connect(path: string): Connection {
  return withStoreErrors(() => {
    const connection = new DatabaseSync(path, { timeout: openingTimeout, enableForeignKeyConstraints: true })
    try {
      connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
      // VACUUM copies every enquiry. The copy must not be written to a folder for temporary files.
      connection.exec('PRAGMA temp_store = MEMORY')
      // From now on `retryWhileBusy` waits instead of SQLite.
      connection.exec('PRAGMA busy_timeout = 0')
      return connection
    } catch (error) {
      connection.close()
      throw error
    }
  })
}

/** Runs one statement; $1 is the first value. */
export function run<Row extends object>(
  connection: Connection,
  sql: string,
  values: readonly SqlValue[] = [],
): Row[] {
  return withStoreErrors(() => {
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))
    return prepare(connection, sql).all(named) as Row[]
  })
}

const statements = new WeakMap<Connection, Map<string, StatementSync>>()

/** Compiles each statement once. The program has a few dozen. */
function prepare(connection: Connection, sql: string): StatementSync {
  const known = statements.get(connection) ?? new Map<string, StatementSync>()
  statements.set(connection, known)
  const statement = known.get(sql) ?? connection.prepare(sql)
  known.set(sql, statement)
  return statement
}

function withStoreErrors<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error
    // The lower byte is the primary result code.
    const code = Number(error.errcode) & 0xff
    throw new StoreError(error.message, codeNames[code] ?? `SQLITE_${code}`)
  }
}
