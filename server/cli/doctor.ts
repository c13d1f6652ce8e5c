import { runDoctor } from './doctor/runDoctor.ts'

process.exitCode = await runDoctor(process.argv.slice(2), process.env, {
  out: process.stdout,
  errors: process.stderr,
})
