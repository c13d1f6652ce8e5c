import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Rule } from '#server/settings/rules.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** @throws UsageError for an unknown option, or an option without its value */
export function readOptions<T extends Options>(
  args: readonly string[],
  options: T,
  allowPositionals = false,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // Only the first sentence of Node's message helps here.
    throw new UsageError(error.message.replace(/\. .*$/s, ''), { cause: error })
  }
}

/** Reads the only argument that is not an option: an enquiry's id or reference. @throws UsageError */
export function readName(args: readonly string[]): string {
  const [name, ...others] = readOptions(args, {}, true).positionals
  if (name === undefined) throw new UsageError('The id or the reference of an enquiry is missing')
  if (others.length > 0) throw new UsageError('Only one enquiry can be named')
  return name
}

/** @throws UsageError */
export function readValue<Value>(option: string, text: string, { parse, allowed }: Rule<Value>): Value {
  const value = parse(text)
  if (value !== null) return value
  throw new UsageError(`--${option} is "${text}", but only ${allowed} is allowed`)
}

/** The command line is wrong: exit status 2. The message is for the person who typed it. */
export class UsageError extends Error {}

/** The command failed: exit status 1. The message says why and what to do. */
export class CommandError extends Error {}
