import { parseArgs } from 'node:util'
import { CommandError, UsageError } from './options.ts'
import { languageTableErrors } from '../../scripts/languageTable.ts'
import { BuildError } from '../../scripts/prerender/BuildError.ts'
import { say } from '../check/report/describe.ts'
import { runCommand } from './runCommand.ts'

const args = process.argv.slice(2)
try {
  const errors = languageTableErrors()
  if (errors.length > 0) throw new CommandError(errors.join('\n'))
  await runCommand(args)
} catch (error) {
  if (error instanceof UsageError) {
    // The help is in the requested language, even if another option is wrong.
    const { language } = parseArgs({ args, options: { language: { type: 'string' } }, strict: false }).values
    console.error(`${error.message}\n\n${say('help', {}, String(language))}`)
    process.exitCode = 2
  } else if (
    error instanceof CommandError ||
    error instanceof BuildError ||
    // A file cannot be read or written: the system's message names it and gives the reason.
    (error instanceof Error && 'syscall' in error)
  ) {
    console.error(error.message)
    process.exitCode = 1
  } else throw error
}
