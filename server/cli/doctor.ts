import { bearClosedPipe } from './bearClosedPipe.ts'
import { runDoctor } from './doctor/runDoctor.ts'

bearClosedPipe()
process.exitCode = await runDoctor(process.argv.slice(2), process.env, {
  out: process.stdout,
  errors: process.stderr,
})
