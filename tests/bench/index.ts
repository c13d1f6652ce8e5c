import { availableParallelism, cpus, loadavg } from 'node:os'
import { UsageError } from '#server/cli/arguments.ts'
import { readBenchOptions, usage, type Options, type PartName } from './options.ts'
import { meetsGoal, resultTable } from './report.ts'
import { Results } from './Results.ts'
import { measureServers, startServers } from './server/measureServer.ts'
import { measureLighthouse } from './site/lighthouse.ts'
import { measureLoads, measurePresses } from './site/measureClock.ts'
import type { MeasuredPage } from './site/pages.ts'
import { startSites, type Site } from './site/startSites.ts'

const onPages = {
  clock: [measureLoads, measurePresses],
  lighthouse: [measureLighthouse],
  server: [],
} satisfies Record<PartName, ((results: Results, site: Site, page: MeasuredPage) => Promise<void>)[]>

// Playwright listens to these signals, too, but ends only its browser.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

/** npm run bench: see `usage`. The table goes to standard output, the progress to standard error. */
try {
  const options = readBenchOptions(process.argv.slice(2))
  if (options) process.exitCode = await measure(options)
  else console.log(usage)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${usage}`)
  process.exitCode = 2
}

async function measure({ parts, runs, pages, against }: Options): Promise<0 | 1> {
  const conditions = [
    `${new Date().toISOString().slice(0, 16)} UTC, ${runs} ${runs === 1 ? 'run' : 'runs'}`,
    `${availableParallelism()} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)} at the start`,
    `Node ${process.version}`,
  ].join('; ')
  console.error(conditions)
  const results = new Results()
  const measurements = parts.flatMap((part) => onPages[part])
  const sites = measurements.length > 0 ? await startSites(against) : []
  const ports = parts.includes('server') ? await results.attempt('server', startServers) : undefined
  for (let count = 1; count <= runs; count += 1) {
    for (const page of sites.length > 0 ? pages : []) {
      console.error(`run ${count} of ${runs}: ${page.path}`)
      // The sites take turns, so that a busy minute hits both.
      const inTurn = count % 2 === 1 ? sites : sites.toReversed()
      for (const run of measurements) {
        for (const site of inTurn) {
          await results.attempt(`${run.name}, ${page.path}`, () => run(results, site, page))
        }
      }
    }
    if (!ports) continue
    console.error(`run ${count} of ${runs}: server`)
    await results.attempt('server', () => measureServers(results, ports))
  }

  const { rows, notes } = results
  console.log([conditions, await resultTable(rows), ...notes].join('\n\n'))
  return rows.every((row) => meetsGoal(row) !== false) && notes.size === 0 ? 0 : 1
}
