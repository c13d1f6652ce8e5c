import type { Database } from '#server/store/Database.ts'

/** What the outbox's parts work with. */
export interface OutboxStore {
  database: Database
  /** The first value of every statement that asks for the time: see timeIn. */
  now: () => number | null
}
