import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/** @throws UsageError for an option that there is not, or one without its value. */
export function readOptions<T extends Options>(
  args: readonly string[],
  options: T,
  allowPositionals = false,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals, strict: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // The sentences after the first are about how a word could be passed that looks like an option.
    throw new UsageError(error.message.replace(/\. .*$/s, ''), { cause: error })
  }
}

/**
 * The one word that is not an option: an enquiry's id or reference.
 * @throws UsageError
 */
export function readName(args: readonly string[]): string {
  const [name, ...others] = readOptions(args, {}, true).positionals
  if (name === undefined) throw new UsageError('The id or the reference of an enquiry is missing')
  if (others.length > 0) throw new UsageError('Only one enquiry can be named')
  return name
}

/** @throws UsageError */
export function readLimit(text: string, most: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (number >= 1 && number <= most) return number
  throw new UsageError(`--limit is "${text}", but only a whole number from 1 to ${most} is allowed`)
}

/** The command line is not as it should be: exit status 2. The message is a sentence for whoever typed it. */
export class UsageError extends Error {}

/** The command cannot do what was asked for: exit status 1. The message says why and what to do. */
export class CommandError extends Error {}
