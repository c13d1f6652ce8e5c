/**
 * An error of the database, with its message, which the log prints. PostgreSQL's error detail is left out: it quotes
 * whole rows, and would write an enquiry into the log.
 */
export class StoreError extends Error {
  /** A SQLSTATE, the system's code (ECONNREFUSED), SQLite's (SQLITE_FULL), or "unknown". */
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}
