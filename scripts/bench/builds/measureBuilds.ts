import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Bench } from '../Bench.ts'
import { median } from '../statistics.ts'
import { writeTenTimes } from './tenTimes.ts'

const folder = '.build/ten-times'

/** Builds the site into `dist/` once a run, then once a copy that has ten times the pages. */
export async function measureBuilds({ runs, results, progress }: Bench): Promise<void> {
  const secondsPerPage: number[] = []
  for (let run = 1; run <= runs; run += 1) {
    const built = await results.attempt('Build', () => build('.'))
    results.add('build', 'all pages', built?.seconds)
    if (built) secondsPerPage.push(built.seconds / built.pages)
    progress(`run ${run} of ${runs}: build`)
  }
  const large = await results.attempt('Build of ten times the pages', async () => {
    await writeTenTimes(folder)
    return build(folder)
  })
  await rm(folder, { recursive: true, force: true })
  results.add('tenTimes', 'ten times the pages', large?.seconds)
  const ratio = large && large.seconds / large.pages / median(secondsPerPage)
  results.add('tenTimesPerPage', 'ten times the pages', ratio)
  progress('build of ten times the pages')
}

/** Builds the site whose sources lie in a folder, as `npm run build` does. */
async function build(cwd: string) {
  const began = performance.now()
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd })
  const seconds = (performance.now() - began) / 1000
  const pages = Number(/Built (\d+) pages/.exec(stdout)?.[1])
  if (!pages) throw new Error(`The build does not say how many pages it made: ${stdout}`)
  return { seconds, pages }
}
