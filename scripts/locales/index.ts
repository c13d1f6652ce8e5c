import { UsageError } from '#server/cli/arguments.ts'
import { help } from './help.ts'
import { runCommand } from './runCommand.ts'

try {
  process.exitCode = (await runCommand(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${help['en']}`)
  process.exitCode = 2
}
