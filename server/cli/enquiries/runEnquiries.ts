import { CommandError, UsageError } from '#server/cli/arguments.ts'
import { openStore } from '#server/cli/openStore.ts'
import { escapeControls } from '#server/cli/terminal.ts'
import { mailFolder } from '#server/mail/fileTransport.ts'
import { StartError } from '#server/StartError.ts'
import { type Database, StoreError } from '#server/store/database/Database.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { type Command, type CommandTools, type Terminal, commandHelp, overview } from './Command.ts'
import { erase } from './erase.ts'
import { exportAll } from './exportAll.ts'
import { list } from './list.ts'
import { retry } from './retry.ts'
import { show } from './show.ts'

const commands: Readonly<Record<string, Command>> = { list, show, retry, export: exportAll, erase }
const helpFlags = ['--help', '-h']

/**
 * Runs one command.
 * @returns the exit status: 0 done, 1 not found or failed, 2 a wrong command line
 */
export async function runEnquiries(
  [name, ...args]: readonly string[],
  environment: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<0 | 1 | 2> {
  if (name === undefined) {
    terminal.errors.write(overview(commands))
    return 2
  }
  if (name === 'help' || helpFlags.includes(name)) {
    terminal.out.write(overview(commands))
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    terminal.errors.write(
      `There is no command "${escapeControls(name)}", but ${Object.keys(commands).join(', ')}\n`,
    )
    return 2
  }
  if (args.some((arg) => helpFlags.includes(arg))) {
    terminal.out.write(commandHelp(command))
    return 0
  }
  return runCommand(command, args, environment, terminal)
}

async function runCommand(
  command: Command,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  terminal: Terminal,
) {
  let database: Database | undefined
  const open: CommandTools['openStore'] = async () => {
    const store = await openStore(environment)
    database = store.database
    return { database, outbox: new Outbox(database), mailFolder: mailFolder(store.dataDir) }
  }
  try {
    await command.run(args, { ...terminal, openStore: open })
    return 0
  } catch (error) {
    return explain(error, command, terminal)
  } finally {
    await database?.close()
  }
}

function explain(error: unknown, { usage }: Command, { errors }: Terminal): 1 | 2 {
  if (error instanceof UsageError) {
    errors.write(`${escapeControls(error.message)}\nIt is written: npm run enquiries -- ${usage}\n`)
    return 2
  }
  if (error instanceof StoreError) {
    errors.write(`The store failed (${escapeControls(error.message)}): try again, and see npm run doctor\n`)
  } else if (error instanceof CommandError || error instanceof StartError) {
    errors.write(`${error.message.split('\n').map(escapeControls).join('\n')}\n`)
  } else throw error
  return 1
}
