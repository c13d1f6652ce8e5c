import type { Readable, Writable } from 'node:stream'
import type { Outbox } from '#server/store/outbox/Outbox.ts'

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

const call = 'npm run enquiries --'

/** What the tool can do. */
export function overview(commands: Readonly<Record<string, Command>>): string {
  const widest = Math.max(...Object.values(commands).map(({ usage }) => usage.length))
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(widest)}  ${summary}`)
  return `Enquiries that visitors sent, in the store of the server.

${call} COMMAND

${lines.join('\n')}

${call} COMMAND --help says more about one.
The store is the server's: DATABASE_URL, or else DATA_DIR.
Exit status: 0 done, 1 not found or failed, 2 a wrong command line.
`
}

/** What there is to know about a command. */
export function commandHelp({ usage, summary, details }: Command): string {
  return `${call} ${usage}\n\n${summary[0]?.toUpperCase()}${summary.slice(1)}.\n\n${details}\n`
}
