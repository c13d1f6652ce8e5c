import { exitOnBrokenPipe } from './terminal.ts'
import { runDoctor } from '#server/cli/doctor/runDoctor.ts'

exitOnBrokenPipe()
process.exitCode = await runDoctor(process.argv.slice(2), process.env, {
  out: process.stdout,
  errors: process.stderr,
})
