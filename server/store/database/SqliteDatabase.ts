import { type Database, type SqlValue, type Statements, StoreError } from './Database.ts'
import { writeCheck } from '#server/store/keyValue.ts'
import { type Connection, run } from './sqliteConnection.ts'
import { setTimeout as sleep } from 'node:timers/promises'

/** One connection to a SQLite file. Statements are synchronous; statements outside a transaction wait for its end. */
export class SqliteDatabase implements Database {
  readonly kind = 'sqlite'
  readonly #connection: Connection
  #queue: Promise<unknown> = Promise.resolve()

  constructor(connection: Connection) {
    this.#connection = connection
  }

  query<Row extends object>(sql: string, values?: readonly SqlValue[]): Promise<Row[]> {
    return this.#enqueue(() => retryWhileBusy(() => run<Row>(this.#connection, sql, values)))
  }

  transaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result> {
    return this.#enqueue(async () => {
      await retryWhileBusy(() => run(this.#connection, 'BEGIN IMMEDIATE'))
      try {
        const result = await work({
          kind: this.kind,
          query: async <Row extends object>(sql: string, values?: readonly SqlValue[]) =>
            run<Row>(this.#connection, sql, values),
        })
        run(this.#connection, 'COMMIT')
        return result
      } catch (error) {
        // SQLite rolls some failures back by itself, such as a full disk.
        if (this.#connection.isTransaction) run(this.#connection, 'ROLLBACK')
        throw error
      }
    })
  }

  async checkWritable(): Promise<void> {
    await this.query(writeCheck, [String(Date.now())])
  }

  /**
   * secure_delete alone is not enough: when SQLite moves rows between pages it leaves copies, which a later deletion
   * does not overwrite. VACUUM writes every page again, and the checkpoint empties the log.
   */
  scrub(): Promise<void> {
    return this.#enqueue(async () => {
      await retryWhileBusy(() => run(this.#connection, 'VACUUM'))
      await retryWhileBusy(() => emptyLog(this.#connection))
    })
  }

  close(): Promise<void> {
    return this.#enqueue(async () => {
      if (this.#connection.isOpen) this.#connection.close()
    })
  }

  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work)
    this.#queue = result.catch(() => undefined)
    return result
  }
}

function emptyLog(connection: Connection) {
  const [result] = run<{ busy: number }>(connection, 'PRAGMA wal_checkpoint(TRUNCATE)')
  if (result?.busy !== 0) throw new StoreError('The write-ahead log is in use', 'SQLITE_BUSY')
}

/** How long to wait for another writer of the file, in ms. */
const busyTimeoutMs = 5000

/**
 * Repeats the work while the file is busy. SQLite's own waiting would block the whole process, and with it the
 * transaction that it waits for if that is in the same process.
 */
export async function retryWhileBusy<Result>(work: () => Result): Promise<Result> {
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
