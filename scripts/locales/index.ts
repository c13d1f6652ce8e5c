import { runCommand } from './runCommand.ts'

process.exitCode = (await runCommand(process.argv.slice(2))) ? 0 : 1
