/** An error of the database. Its message is logged. PostgreSQL's detail is left out: it quotes whole rows. */
export class StoreError extends Error {
  /** A SQLSTATE, the system's code (ECONNREFUSED), SQLite's (SQLITE_FULL), or "unknown". */
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}
