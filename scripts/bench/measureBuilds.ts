import { rm } from 'node:fs/promises'
import { median } from '../measuring/statistics.ts'
import { attempt, type Bench } from './Bench.ts'
import { runBuild } from './runBuild.ts'
import { writeTenTimes } from './tenTimes.ts'

const folder = '.build/ten-times'

/**
 * Builds the site into `dist/` once a run, then once a copy that has ten times the pages.
 * @throws Error where the site cannot be built: there is nothing to measure then.
 */
export async function measureBuilds(bench: Bench): Promise<void> {
  const { runs, results, progress } = bench
  const secondsPerPage: number[] = []
  let name = ''
  for (let run = 1; run <= runs; run += 1) {
    const { seconds, pages } = await runBuild('.')
    name = `all ${pages}`
    results.add('build', name, seconds)
    secondsPerPage.push(seconds / pages)
    progress(`run ${run} of ${runs}, build of ${pages} pages: ${seconds.toFixed(1)} s`)
  }

  progress('building ten times the pages')
  const large = await attempt(bench, 'Build of ten times the pages', async () => {
    await writeTenTimes(folder)
    return runBuild(folder)
  })
  await rm(folder, { recursive: true, force: true })
  const largeName = large ? `all ${large.pages}` : 'ten times'
  results.add('tenTimes', largeName, large?.seconds)
  results.add('tenTimesPerPage', largeName, large && large.seconds / large.pages / median(secondsPerPage))
  if (large) progress(`build of ${large.pages} pages: ${large.seconds.toFixed(1)} s`)
}
