import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { type SqlValue, StoreError } from './Database.ts'

// The only file that knows node:sqlite: its names may still change (DEP0210).

export type Connection = DatabaseSync

/** How long opening waits for a process that closes the file, or mends its log after a crash, in ms. */
const openingTimeout = 5000

/** SQLite's result codes that an operator can do something about. https://sqlite.org/rescode.html */
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

/** Connects to a file, which SQLite makes where there is none. A commit is on the disk when it returns. */
export function connect(path: string): Connection {
  return translated(() => {
    const connection = new DatabaseSync(path, { timeout: openingTimeout, enableForeignKeyConstraints: true })
    try {
      connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
      // VACUUM copies every enquiry; the copy must not be left in a folder for temporary files.
      connection.exec('PRAGMA temp_store = MEMORY')
      // From here on `retryWhileBusy` waits.
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
  return translated(() => {
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))
    return prepared(connection, sql).all(named) as Row[]
  })
}

const statements = new WeakMap<Connection, Map<string, StatementSync>>()

/** Each statement is compiled once; the program has a few dozen. */
function prepared(connection: Connection, sql: string): StatementSync {
  const known = statements.get(connection) ?? new Map<string, StatementSync>()
  statements.set(connection, known)
  const statement = known.get(sql) ?? connection.prepare(sql)
  known.set(sql, statement)
  return statement
}

function translated<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error
    // The lower byte is the kind, the rest its variety.
    const kind = Number(error.errcode) & 0xff
    throw new StoreError(error.message, codeNames[kind] ?? `SQLITE_${kind}`)
  }
}
