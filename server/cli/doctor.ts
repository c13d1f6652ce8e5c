import { readOptions, UsageError } from './arguments.ts'
import { escapeControls, exitOnBrokenPipe } from './terminal.ts'
import { runChecks } from '#server/cli/doctor/runChecks.ts'

const help = `npm run doctor [-- --send]

Checks whether this server can work with the settings of the environment. It
prints a line for each check: ok, warn (something to know) or fail (something is
broken), with what to do.

  --send  sends a test mail to ENQUIRY_TO

Exit status: 0 nothing is broken, 1 something is, 2 a wrong command line.
`

exitOnBrokenPipe()
try {
  const { values } = readOptions(process.argv.slice(2), {
    send: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  })
  if (values.help) process.stdout.write(help)
  else await printFindings(values.send)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${escapeControls(error.message)}\n\n${help}`)
  process.exitCode = 2
}

/** Prints each finding as soon as its check has run. The exit status is 1 if something is broken. */
async function printFindings(shouldSend: boolean) {
  for await (const { severity, subject, text } of runChecks(process.env, shouldSend)) {
    if (severity === 'fail') process.exitCode = 1
    process.stdout.write(`${severity.padEnd(4)}  ${subject.padEnd(13)}  ${escapeControls(text)}\n`)
  }
}
