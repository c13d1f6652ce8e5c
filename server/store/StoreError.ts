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
