import type { Readable, Writable } from 'node:stream'
import type { Outbox } from '#server/store/Outbox.ts'

/** Where a command reads and writes, and how wide that is. */
export interface Terminal {
  input: Readable
  out: Writable
  errors: Writable
  /** In columns. */
  width: number
}

/** What a command works with. The store is opened once the command line is known to be right. */
export interface CommandTools extends Terminal {
  openStore: () => Promise<{ outbox: Outbox; mailFolder: string }>
}

/** One command of the owner's tool. */
export interface Command {
  /** How it is written, without what stands before it: `show ID`. */
  usage: string
  /** What it does, in a few words. */
  summary: string
  /** What there is to know beyond that, in lines of at most 80 columns. */
  details: string
  /**
   * @throws UsageError for a wrong command line.
   * @throws CommandError where it cannot do what was asked for.
   */
  run: (args: readonly string[], tools: CommandTools) => Promise<void>
}
