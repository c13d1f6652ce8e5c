import { UsageError } from '#server/cli/arguments.ts'
import { startProgress } from '../measuring/progress.ts'
import { inBrowser, noForeignHosts } from './browser.ts'
import { comparisonTable } from './compare.ts'
import { describeConditions, readConditions } from './conditions.ts'
import { readBenchOptions, usage, type Options } from './options.ts'
import { readRecord, writeRecord } from './record.ts'
import { allMet, resultTable } from './report.ts'
import { Results } from './Results.ts'
import { runBench } from './runBench.ts'

// A browser's driver that hears these signals would end the browser only, and the benchmark start the next.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

/** npm run bench: see `usage`. The tables are on standard output, what it is at on standard error. */
try {
  const options = readBenchOptions(process.argv.slice(2))
  if (options.help) console.log(usage)
  else process.exitCode = await bench(options)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${usage}`)
  process.exitCode = 2
}

/** @returns the exit status */
async function bench({ runs, json, compare }: Options): Promise<0 | 1> {
  const earlier = compare === undefined ? undefined : readRecord(compare)
  const progress = startProgress()
  const version = await inBrowser(noForeignHosts, async (browser) => browser.version())
  const conditions = readConditions(runs, version)
  progress(describeConditions(conditions))

  const results = new Results()
  await runBench({ runs, results, progress })
  const { rows, failures, notes } = results
  writeRecord(json, { conditions, rows, failures, notes })

  console.log(`\n${describeConditions(conditions)}\n\n${resultTable(rows)}`)
  for (const note of notes) console.log(`\n${note}`)
  for (const failure of failures) console.log(`\nFailed twice: ${failure}`)
  if (earlier) {
    console.log(`\nBefore: ${describeConditions(earlier.conditions)}\n`)
    console.log(comparisonTable(earlier.rows, rows))
  }
  progress(`all figures: ${json}`)
  return allMet(rows) && failures.length === 0 ? 0 : 1
}
