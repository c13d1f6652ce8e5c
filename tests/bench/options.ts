import { readOptions, readValue, UsageError } from '#server/cli/arguments.ts'
import { wholeNumber } from '#server/settings/rules.ts'
import { selectPages, type MeasuredPage } from './site/pages.ts'

const partNames = ['clock', 'lighthouse', 'server'] as const
export type PartName = (typeof partNames)[number]

export interface Options {
  parts: PartName[]
  runs: number
  pages: MeasuredPage[]
  against: string | undefined
}

export const usage = `Measures what is built in dist/.
  npm run bench [-- OPTIONS]
    --only PARTS     some of: ${partNames.join(',')}; all without it
    --runs N         how often each figure is measured, 5 times without it
    --pages PATHS    clock and lighthouse on these pages alone: /,/ar/contact-details
    --against DIST   clock and lighthouse of another built site, in turn with this one's
    --help           this
The exit status is 0 where every goal is met, 1 where one is missed or not measured, 2 for a wrong command line.`

/** Reads the options; undefined if the person asked for help. @throws UsageError naming the wrong option or value */
export function readBenchOptions(args: readonly string[]): Options | undefined {
  const { values } = readOptions(args, {
    only: { type: 'string', default: partNames.join(',') },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    against: { type: 'string' },
    help: { type: 'boolean', default: false },
  })
  if (values.help) return undefined
  const parts = values.only.split(',').map((name) => {
    const part = partNames.find((each) => each === name)
    if (!part) throw new UsageError(`--only names "${name}", but there are only ${partNames.join(', ')}`)
    return part
  })
  return {
    parts,
    runs: readValue('runs', values.runs, wholeNumber(1, 99)),
    pages: selectPages(values.pages?.split(',')),
    against: values.against,
  }
}
