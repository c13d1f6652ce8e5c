import type { Command } from './Command.ts'

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
