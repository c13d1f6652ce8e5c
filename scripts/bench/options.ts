import { readOptions, UsageError } from '#server/cli/arguments.ts'

export interface Options {
  runs: number
  /** Where the figures are written. */
  json: string
  /** An earlier run's figures. */
  compare: string | undefined
  help: boolean
}

export const usage = `Measures the site in a browser beside its pages without scripts, its build and its development.
  npm run bench [-- OPTIONS]
    --runs N        how often each figure is measured: 1 or more, 5 without it
    --compare FILE  shows the change against an earlier run's figures, too
    --json FILE     where the figures go, .build/bench.json without it
    --help          this
The exit status is 0 where every goal is met, 1 where one is missed or not measured, 2 for a wrong command line.`

/** @throws UsageError naming what is not allowed. */
export function readBenchOptions(args: readonly string[]): Options {
  const { values } = readOptions(args, {
    runs: { type: 'string', default: '5' },
    json: { type: 'string', default: '.build/bench.json' },
    compare: { type: 'string' },
    help: { type: 'boolean', default: false },
  })
  if (!/^[1-9]\d{0,2}$/.test(values.runs)) {
    throw new UsageError(`--runs is "${values.runs}", but only a whole number from 1 to 999 is allowed`)
  }
  return { ...values, runs: Number(values.runs), compare: values.compare }
}
