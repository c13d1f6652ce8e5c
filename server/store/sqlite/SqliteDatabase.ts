import type { Database, SqlValue, Statements } from '#server/store/Database.ts'
import { StoreError } from '#server/store/StoreError.ts'
import { writeCheck } from '#server/store/writeCheck.ts'
import { type Connection, run } from './connection.ts'
import { patiently } from './patiently.ts'

/** One connection to a SQLite file. Statements are synchronous; those outside a transaction wait for it. */
export class SqliteDatabase implements Database {
  readonly kind = 'sqlite'
  readonly #connection: Connection
  #last: Promise<unknown> = Promise.resolve()

  constructor(connection: Connection) {
    this.#connection = connection
  }

  query<Row extends object>(sql: string, values?: readonly SqlValue[]): Promise<Row[]> {
    return this.#inTurn(() => patiently(() => run<Row>(this.#connection, sql, values)))
  }

  transaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result> {
    return this.#inTurn(async () => {
      await patiently(() => run(this.#connection, 'BEGIN IMMEDIATE'))
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
   * secure_delete alone is not enough: when SQLite moves rows between pages it leaves copies behind, which
   * a later deletion does not reach. VACUUM writes every page anew, and the checkpoint empties the log.
   */
  scrub(): Promise<void> {
    return this.#inTurn(async () => {
      await patiently(() => run(this.#connection, 'VACUUM'))
      await patiently(() => emptyLog(this.#connection))
    })
  }

  close(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#connection.isOpen) this.#connection.close()
    })
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work)
    this.#last = result.catch(() => undefined)
    return result
  }
}

function emptyLog(connection: Connection) {
  const [result] = run<{ busy: number }>(connection, 'PRAGMA wal_checkpoint(TRUNCATE)')
  if (result?.busy !== 0) throw new StoreError('The write-ahead log is in use', 'SQLITE_BUSY')
}
