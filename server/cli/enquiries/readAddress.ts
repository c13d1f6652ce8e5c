import { createInterface } from 'node:readline/promises'
import { UsageError } from '#server/cli/arguments.ts'
import { cleanLine } from '#i18n/cleanText.ts'
import { normalizeField, isEmail } from '#enquiry/enquirySchema.ts'
import type { Terminal } from './Command.ts'

/** The mail address that `--email` names; with `-` it is read from the input. @throws UsageError */
export async function readAddress(
  email: string,
  { input, errors }: Pick<Terminal, 'input' | 'errors'>,
): Promise<string> {
  if (email === '-') errors.write('Mail address: ')
  const address = bareAddress(email === '-' ? await readLine(input) : email)
  if (isEmail(address)) return address
  throw new UsageError('--email is no mail address: give it as --email name@company.com, or - and type it')
}

/**
 * Finds the address in a copied text: an address alone, in a link, as `Name <address>`, or with punctuation around it.
 */
function bareAddress(copied: string) {
  const line = cleanLine(copied)
  const [, bracketed = line] = /<([^<>]*)>/.exec(line) ?? []
  const [, linked] = /^\s*mailto:([^?]*)/i.exec(bracketed) ?? []
  const address = linked === undefined ? bracketed : decodeLink(linked)
  return normalizeField('email', address.replaceAll(/^[\s"'\p{Ps}\p{Pi},;،؛]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
}

function decodeLink(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

async function readLine(input: Terminal['input']) {
  const lines = createInterface({ input })
  for await (const line of lines) return line
  return ''
}
