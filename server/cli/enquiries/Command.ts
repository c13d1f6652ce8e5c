import type { Readable, Writable } from 'node:stream'
import type { Database } from '#server/store/database/Database.ts'
import type { Outbox } from '#server/store/Outbox.ts'

export interface Terminal {
  input: Readable
  out: Writable
  errors: Writable
  width: number
}

interface CommandContext extends Terminal {
  /** A command opens the store itself, after it has checked its arguments. */
  openStore: () => Promise<{ database: Database; outbox: Outbox; mailFolder: string }>
}

export interface Command {
  usage: string
  /** Its help, in lines of at most 80 columns. */
  details: string
  /** @throws UsageError for a wrong command line. @throws CommandError if the command fails */
  run: (args: readonly string[], context: CommandContext) => Promise<void>
}
