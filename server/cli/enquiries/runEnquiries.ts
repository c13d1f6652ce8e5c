import { CommandError, UsageError } from '#server/cli/arguments.ts'
import { commandLog, openStore } from '#server/cli/openStore.ts'
import { escapeControls } from '#server/cli/terminal.ts'
import { mailFolder } from '#server/mail/fileTransport.ts'
import { StartError } from '#server/StartError.ts'
import { StoreError } from '#server/StoreError.ts'
import { closeOrLog, type Database } from '#server/store/database/Database.ts'
import { Outbox } from '#server/store/Outbox.ts'
import type { Command, Terminal } from './Command.ts'
import { erase } from './erase.ts'
import { exportAll } from './exportAll.ts'
import { importAll } from './importAll.ts'
import { find, list } from './list.ts'
import { retry } from './retry.ts'
import { show } from './show.ts'

const commands: Readonly<Record<string, Command>> = {
  list,
  find,
  show,
  retry,
  export: exportAll,
  import: importAll,
  erase,
}
const prefix = 'npm run enquiries --'

/** Runs one command. @returns the exit status: 0 done, 1 not found or failed, 2 a wrong command line */
export async function runEnquiries(
  [name, ...args]: readonly string[],
  environment: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<0 | 1 | 2> {
  const { out, errors } = terminal
  if (name === undefined) {
    errors.write(help())
    return 2
  }
  if (name === 'help' || [name, ...args].some((arg) => ['--help', '-h'].includes(arg))) {
    out.write(help())
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const known = Object.keys(commands).join(', ')
    errors.write(`There is no command "${escapeControls(name)}", but ${known}\n`)
    return 2
  }
  return runCommand(command, args, environment, terminal)
}

function help() {
  const parts = Object.values(commands).map(({ usage, details }) => `${prefix} ${usage}\n\n${details}\n`)
  return `Enquiries that visitors sent, in the store of the server.

${parts.join('\n\n')}

The store is the server's: DATABASE_URL, or else DATA_DIR.
Exit status: 0 done, 1 not found or failed, 2 a wrong command line.
`
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
    return reportError(error, command, terminal)
  } finally {
    if (database) await closeOrLog(database, commandLog)
  }
}

function reportError(error: unknown, { usage }: Command, { errors }: Terminal): 1 | 2 {
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
