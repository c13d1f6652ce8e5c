import { parseArgs } from 'node:util'
import { UsageError } from '#server/cli/arguments.ts'

export const partNames = ['builds', 'development', 'bytes', 'lighthouse', 'clock', 'server'] as const
export type PartName = (typeof partNames)[number]

export interface Options {
  parts: PartName[]
  runs: number
  /** Paths of the pages that are measured; undefined for all. */
  pages: string[] | undefined
  /** The built site to compare with. */
  against: string | undefined
  /** Where the figures are written. */
  json: string
  help: boolean
}

export const usage = `Measures what is built in dist/.
  npm run bench [-- OPTIONS]
    --only PARTS     some of: ${partNames.join(', ')}; all without it, with commas between them
    --runs N         how often each figure is measured: 1 or more, 5 without it
    --pages PATHS    bytes, lighthouse and clock on these pages alone: /,/ar/contact-details
    --against DIST   the same of another built site, in turn with this one's
    --json FILE      where the figures go, .build/bench.json without it
    --help           this
The exit status is 0 where every goal is met, 1 where one is missed or not measured, 2 for a wrong command line.`

/** @throws UsageError naming what is not allowed. */
export function readBenchOptions(args: readonly string[]): Options {
  const { only, runs, pages, ...values } = parse(args)
  if (!/^[1-9]\d{0,2}$/.test(runs)) {
    throw new UsageError(`--runs is "${runs}", but only a whole number from 1 to 999 is allowed`)
  }
  const parts = only?.split(',') ?? [...partNames]
  const isPart = (name: string): name is PartName => partNames.some((part) => part === name)
  const unknown = parts.find((name) => !isPart(name))
  if (unknown !== undefined) {
    throw new UsageError(`--only names "${unknown}", but there are only ${partNames.join(', ')}`)
  }
  return {
    ...values,
    against: values.against,
    parts: parts.filter(isPart),
    runs: Number(runs),
    pages: pages?.split(','),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      options: {
        only: { type: 'string' },
        runs: { type: 'string', default: '5' },
        pages: { type: 'string' },
        against: { type: 'string' },
        json: { type: 'string', default: '.build/bench.json' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UsageError(error.message.replace(/\. .*$/s, ''), { cause: error })
  }
}
