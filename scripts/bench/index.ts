import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError } from '#server/cli/arguments.ts'
import type { Bench } from './Bench.ts'
import { measureBuilds } from './builds/measureBuilds.ts'
import { measureDevelopment } from './builds/measureDevelopment.ts'
import { describeConditions } from './conditions.ts'
import { readBenchOptions, usage, type Options } from './options.ts'
import { startProgress } from './progress.ts'
import { meetsGoal, resultTable } from './report.ts'
import { Results } from './Results.ts'
import { measureServer } from './server/measureServer.ts'
import { measureClock } from './site/clock/measureClock.ts'
import { measureLighthouse } from './site/lighthouse.ts'
import { measureBytes } from './site/measureBytes.ts'
import { findPlaces, type MeasuredPlace } from './site/places.ts'
import { startSites, type Sites } from './site/startSites.ts'

// A browser's driver that hears these signals would end the browser only, and the benchmark start the next.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

/** npm run bench: see `usage`. The table is on standard output, what it is at on standard error. */
try {
  const options = readBenchOptions(process.argv.slice(2))
  if (options.help) console.log(usage)
  else process.exitCode = await run(options)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${usage}`)
  process.exitCode = 2
}

/** @returns the exit status */
async function run({ parts, runs, pages, against, json }: Options): Promise<0 | 1> {
  const places = findPlaces(pages)
  const progress = startProgress()
  const conditions = describeConditions(runs)
  progress(conditions)
  const results = new Results(progress)
  const bench = { runs, results, progress }
  const withSites = async (
    measure: (bench: Bench & Sites & { places: MeasuredPlace[] }) => Promise<void>,
  ) => {
    const sites = await startSites(against)
    await measure({ ...bench, ...sites, places })
    sites.stop()
  }
  const measures: Record<(typeof parts)[number], () => Promise<void>> = {
    builds: () => measureBuilds(bench),
    development: () => measureDevelopment(bench),
    bytes: () => withSites(measureBytes),
    lighthouse: () => withSites(measureLighthouse),
    clock: () => withSites(measureClock),
    server: () => measureServer(bench),
  }
  for (const part of parts) await measures[part]()

  const { rows, notes } = results
  mkdirSync(dirname(json), { recursive: true })
  writeFileSync(json, `${JSON.stringify({ conditions, rows, notes }, null, 2)}\n`)
  console.log(`\n${conditions}\n\n${resultTable(rows)}`)
  for (const note of new Set(notes)) console.log(`\n${note}`)
  progress(`all figures: ${json}`)
  return rows.every((row) => meetsGoal(row) !== false) && notes.length === 0 ? 0 : 1
}
