import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The command line is wrong: exit status 2. The person who typed it reads the message. */
export class UsageError extends Error {}

/** The command failed: exit status 1. The message says why and what to do. */
export class CommandError extends Error {}

/** Reads the options of a command line. @throws UsageError for an unknown option, or an option without its value */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // Only the first sentence of Node's message is useful.
    throw new UsageError(error.message.replace(/\. .*$/s, ''), { cause: error })
  }
}
