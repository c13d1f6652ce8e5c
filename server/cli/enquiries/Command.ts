import type { Readable, Writable } from 'node:stream'
import type { Database } from '#server/store/database/Database.ts'
import type { Outbox } from '#server/store/Outbox.ts'

export interface Terminal {
  input: Readable
  out: Writable
  errors: Writable
  /** In columns. */
  width: number
}

/** A command opens the store itself, after it has checked its arguments. */
export interface CommandTools extends Terminal {
  openStore: () => Promise<{ database: Database; outbox: Outbox; mailFolder: string }>
}

export interface Command {
  /** The command and its arguments: `show ID`. */
  usage: string
  summary: string
  /** The rest of its help, in lines of at most 80 columns. */
  details: string
  /**
   * @throws UsageError for a wrong command line
   * @throws CommandError if the command fails
   */
  run: (args: readonly string[], tools: CommandTools) => Promise<void>
}

const prefix = 'npm run enquiries --'

/** The help of the whole tool. */
export function overview(commands: Readonly<Record<string, Command>>): string {
  const widest = Math.max(...Object.values(commands).map(({ usage }) => usage.length))
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(widest)}  ${summary}`)
  return `Enquiries that visitors sent, in the store of the server.

${prefix} COMMAND

${lines.join('\n')}

${prefix} COMMAND --help says more about one.
The store is the server's: DATABASE_URL, or else DATA_DIR.
Exit status: 0 done, 1 not found or failed, 2 a wrong command line.
`
}

/** The help of one command. */
export function commandHelp({ usage, summary, details }: Command): string {
  return `${prefix} ${usage}\n\n${summary[0]?.toUpperCase()}${summary.slice(1)}.\n\n${details}\n`
}
