import { createInterface } from 'node:readline/promises'
import { UsageError } from '#server/cli/arguments.ts'
import type { Terminal } from './Command.ts'

/** The mail address that `--email` names; with `-` it is read from the input. @throws UsageError */
export async function readAddress(
  email: string,
  { input, errors }: Pick<Terminal, 'input' | 'errors'>,
): Promise<string> {
  if (email === '-') errors.write('Mail address: ')
  const address = email === '-' ? await readLine(input) : email
  if (/.@./.test(address)) return address
  throw new UsageError('--email is no mail address: give it as --email name@company.com, or - and type it')
}

async function readLine(input: Terminal['input']) {
  const lines = createInterface({ input })
  for await (const line of lines) return line
  return ''
}
