import { measureApplied } from './applied.ts'
import { attempt, type SiteBench } from './Bench.ts'
import { inBrowser } from './browser.ts'
import { measurePerformance } from './lighthouse.ts'
import { measuredPlaces } from './places.ts'

type Site = 'page' | 'twin'

/** Loads each page and its twin in turn, first the one, then the other: a busier minute hits both. */
export async function measureLoads(bench: SiteBench): Promise<void> {
  for (let run = 1; run <= bench.runs; run += 1) {
    const sites: Site[] = run % 2 === 1 ? ['page', 'twin'] : ['twin', 'page']
    for (const { path } of measuredPlaces) {
      const scores: string[] = []
      for (const site of sites) scores.push(`${site} ${await measureByLighthouse(bench, path, site)}`)
      const alive: string[] = []
      for (const site of sites) alive.push(`${site} ${await measureByThrottling(bench, path, site)}`)
      bench.progress(
        `run ${run} of ${bench.runs}, ${path}: Lighthouse ${scores.join(', ')}; interactive ${alive.join(', ')}`,
      )
    }
  }
}

async function measureByLighthouse(bench: SiteBench, path: string, site: Site) {
  const { results, sites } = bench
  const found = await attempt(bench, `Lighthouse, ${path}, ${site}`, () =>
    inBrowser(sites.foreignPort, (_, port) => measurePerformance(port, sites[site] + path)),
  )
  results.add('performance', path, found?.performance, site)
  results.add('firstPaint', path, found?.firstPaint, site)
  results.add('largestPaint', path, found?.largestPaint, site)
  results.add('blocking', path, found?.blocking, site)
  results.add('layoutShift', path, found?.layoutShift, site)
  results.add('machine', 'all', found?.machine)
  return found ? String(found.performance) : 'failed'
}

async function measureByThrottling(bench: SiteBench, path: string, site: Site) {
  const { results, sites } = bench
  const found = await attempt(bench, `Applied throttling, ${path}, ${site}`, () =>
    inBrowser(sites.foreignPort, (browser) => measureApplied(browser, sites[site] + path)),
  )
  results.add('appliedFirstPaint', path, found?.firstPaint, site)
  results.add('appliedLargestPaint', path, found?.largestPaint, site)
  results.add('longTasks', path, found?.longTasks, site)
  results.add('longestTask', path, found?.longestTask, site)
  results.add('interactive', path, found?.interactive, site)
  results.add('alive', path, found?.alive, site)
  results.add('appliedShift', path, found?.layoutShift, site)
  return found ? `${found.interactive.toFixed(0)} ms` : 'failed'
}
