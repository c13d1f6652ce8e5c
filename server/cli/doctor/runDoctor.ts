import type { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { visible } from '#server/cli/visible.ts'
import { examine } from './examine.ts'

const help = `npm run doctor [-- --send]

Looks whether this server can do its work, with the settings of the environment,
and says in a line each what is well (ok), what to know (warn) and what is broken
(fail), with what to do.

  --send  sends a test mail to ENQUIRY_TO

Exit status: 0 nothing is broken, 1 something is, 2 a wrong command line.
`

/** @returns the exit status. */
export async function runDoctor(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { out, errors }: { out: Writable; errors: Writable },
): Promise<0 | 1 | 2> {
  const values = readOptions(args)
  if (values === null) {
    errors.write(help)
    return 2
  }
  if (values.help) {
    out.write(help)
    return 0
  }
  let isBroken = false
  for await (const { health, subject, text } of examine(environment, values.send)) {
    if (health === 'fail') isBroken = true
    out.write(`${health.padEnd(4)}  ${subject.padEnd(13)}  ${visible(text)}\n`)
  }
  return isBroken ? 1 : 0
}

function readOptions(args: readonly string[]) {
  try {
    const options = {
      send: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    } as const
    return parseArgs({ args: [...args], options, strict: true }).values
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
