import { CommandError, UsageError } from '#server/cli/arguments.ts'
import { openStore } from '#server/cli/openStore.ts'
import { escapeControls } from '#server/cli/terminal.ts'
import { mailFolder } from '#server/mail/fileTransport.ts'
import { StartError } from '#server/StartError.ts'
import { type Database, StoreError } from '#server/store/database/Database.ts'
import { Outbox } from '#server/store/Outbox.ts'
import type { Command, Terminal } from './Command.ts'
import { erase } from './erase.ts'
import { exportAll } from './exportAll.ts'
import { list } from './list.ts'
import { retry } from './retry.ts'
import { show } from './show.ts'

const commands: Readonly<Record<string, Command>> = { list, show, retry, export: exportAll, erase }
const helpFlags = ['--help', '-h']
const prefix = 'npm run enquiries --'

/**
 * Runs one command.
 * @returns the exit status: 0 done, 1 not found or failed, 2 a wrong command line
 */
export async function runEnquiries(
  [name, ...args]: readonly string[],
  environment: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<0 | 1 | 2> {
  const { out, errors } = terminal
  if (name === undefined) {
    errors.write(overview())
    return 2
  }
  if (name === 'help' || helpFlags.includes(name)) {
    out.write(overview())
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const known = Object.keys(commands).join(', ')
    errors.write(`There is no command "${escapeControls(name)}", but ${known}\n`)
    return 2
  }
  if (args.some((arg) => helpFlags.includes(arg))) {
    out.write(commandHelp(command))
    return 0
  }
  return runCommand(command, args, environment, terminal)
}

/** The help of the whole tool. */
function overview() {
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

function commandHelp({ usage, summary, details }: Command) {
  return `${prefix} ${usage}\n\n${summary[0]?.toUpperCase()}${summary.slice(1)}.\n\n${details}\n`
}

async function runCommand(
  command: Command,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  terminal: Terminal,
) {
  let database: Database | undefined
  try {
    await command.run(args, {
      ...terminal,
      openStore: async () => {
        const store = await openStore(environment)
        database = store.database
        return { database, outbox: new Outbox(database), mailFolder: mailFolder(store.dataDir) }
      },
    })
    return 0
  } catch (error) {
    return explain(error, command, terminal)
  } finally {
    await database?.close()
  }
}

function explain(error: unknown, { usage }: Command, { errors }: Terminal): 1 | 2 {
  if (error instanceof UsageError) {
    errors.write(`${escapeControls(error.message)}\nIt is written: ${prefix} ${usage}\n`)
    return 2
  }
  if (error instanceof StoreError) {
    errors.write(`The store failed (${escapeControls(error.message)}): try again, and see npm run doctor\n`)
  } else if (error instanceof CommandError || error instanceof StartError) {
    errors.write(`${error.message.split('\n').map(escapeControls).join('\n')}\n`)
  } else throw error
  return 1
}
