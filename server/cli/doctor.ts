import { readOptions, UsageError } from './arguments.ts'
import { escapeControls, exitOnBrokenPipe } from './terminal.ts'
import type { CheckResult } from '#server/cli/doctor/CheckResult.ts'
import { pingService } from '#server/cli/doctor/pingService.ts'
import { runChecks } from '#server/cli/doctor/runChecks.ts'

const help = `npm run doctor [-- --send] [-- --ping]

Checks whether this server can work with the settings of the environment. It
prints a line for each check: ok, warn (something to know) or fail (something is
broken), with what to do.

  --send  sends a test mail to ENQUIRY_TO
  --ping  calls PING_URL if nothing is broken and the server runs, for a service
          that reports when the calls stop; samples are no fault then

Exit status: 0 nothing is broken, 1 something is, 2 a wrong command line.
`

exitOnBrokenPipe()
try {
  const { values } = readOptions(process.argv.slice(2), {
    send: { type: 'boolean', default: false },
    ping: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  })
  if (values.help) process.stdout.write(help)
  else await printFindings(values)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${escapeControls(error.message)}\n\n${help}`)
  process.exitCode = 2
}

async function printFindings({ send, ping }: { send: boolean; ping: boolean }) {
  for await (const result of runChecks(process.env, { send, ping })) print(result)
  if (ping && process.exitCode !== 1) print(await pingService(process.env))
}

function print({ severity, subject, text }: CheckResult) {
  if (severity === 'fail') process.exitCode = 1
  process.stdout.write(`${severity.padEnd(4)}  ${subject.padEnd(13)}  ${escapeControls(text)}\n`)
}
