import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StoreError } from '#server/StoreError.ts'
import type { Database, Dialect, SqlValue, Statements } from './Database.ts'

// Only this file uses node:sqlite, whose API may still change (DEP0210).

/** One connection to a SQLite file. Statements are synchronous; statements outside a transaction wait for its end. */
export class SqliteDatabase implements Database {
  /** SQLite has one writer at a time and needs no locks. */
  readonly dialect: Dialect = {
    name: 'SQLite',
    now: `CAST(unixepoch('subsec') * 1000 AS BIGINT)`,
    skipLocked: '',
    lockRows: '',
    lockTables: null,
  }
  readonly #connection: DatabaseSync
  readonly #path: string
  #identity: string | undefined
  #queue: Promise<unknown> = Promise.resolve()

  /** Opens a file; SQLite creates it if it is missing. A commit is on the disk when it returns. */
  constructor(path: string) {
    this.#connection = withStoreErrors(() => connect(path))
    this.#path = path
  }

  query<Row extends object>(sql: string, values?: readonly SqlValue[]): Promise<Row[]> {
    return this.#enqueue(async () => {
      const rows = await this.#runWhenFree<Row>(sql, values)
      this.#checkFiles()
      return rows
    })
  }

  transaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result> {
    return this.#enqueue(async () => {
      await this.#runWhenFree('BEGIN IMMEDIATE')
      try {
        const result = await work({ query: async (sql, values) => this.#run(sql, values) })
        this.#run('COMMIT')
        this.#checkFiles()
        return result
      } finally {
        // SQLite rolls some failures back by itself, such as a full disk.
        if (this.#connection.isTransaction) this.#run('ROLLBACK')
      }
    })
  }

  /** secure_delete leaves the copies of rows that SQLite moved between pages. VACUUM writes every page again. */
  scrub(): Promise<void> {
    return this.#enqueue(async () => {
      await this.#runWhenFree('VACUUM')
      await retryWhileBusy(() => {
        const [result] = this.#run<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)')
        if (result?.busy !== 0) throw new StoreError('The write-ahead log is in use', 'SQLITE_BUSY')
      })
    })
  }

  close(): Promise<void> {
    return this.#enqueue(async () => {
      if (this.#connection.isOpen) withStoreErrors(() => this.#connection.close())
    })
  }

  /** A file that was moved or removed takes every write without an error, and no later start finds the data. */
  #checkFiles() {
    const files = [this.#path, `${this.#path}-wal`]
    const identity = files.map((file) => statSync(file, { throwIfNoEntry: false })?.ino).join()
    this.#identity ??= identity
    if (identity === this.#identity) return
    throw new StoreError(`${this.#path} or its log was moved or removed: put it back, or restart`, 'moved')
  }

  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work)
    this.#queue = result.catch(() => undefined)
    return result
  }

  #runWhenFree<Row extends object>(sql: string, values?: readonly SqlValue[]): Promise<Row[]> {
    return retryWhileBusy(() => this.#run<Row>(sql, values))
  }

  #run<Row extends object>(sql: string, values: readonly SqlValue[] = []): Row[] {
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))
    return withStoreErrors(() => this.#connection.prepare(sql).all(named) as Row[])
  }
}

const busyTimeoutMs = 5000

function connect(path: string): DatabaseSync {
  const connection = new DatabaseSync(path, { timeout: busyTimeoutMs })
  try {
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    // VACUUM copies every enquiry. The copy must not be written to a folder for temporary files.
    connection.exec('PRAGMA temp_store = MEMORY')
    // `retryWhileBusy` waits from now on, instead of SQLite.
    connection.exec('PRAGMA busy_timeout = 0')
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/** SQLite's own waiting would block this process, and a transaction in it. */
async function retryWhileBusy<Result>(work: () => Result): Promise<Result> {
  const started = performance.now()
  for (;;) {
    try {
      return work()
    } catch (error) {
      const isBusy = error instanceof StoreError && error.code === 'SQLITE_BUSY'
      if (!isBusy || performance.now() - started > busyTimeoutMs) throw error
    }
    // The delay is random, so that two waiting processes do not retry at the same moments.
    await sleep(1 + Math.random() * 9)
  }
}

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
