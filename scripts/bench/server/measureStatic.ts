import { globSync, statSync } from 'node:fs'
import type { Bench } from '../Bench.ts'
import { load } from './load.ts'
import { startNginx } from './nginx.ts'
import { startOwnServer } from './ownServer.ts'

const warmUpSeconds = 1
const seconds = 3

/** Loads our server and nginx in turn, so that a busier minute hits both. */
export async function measureStatic(folder: string, { runs, results, progress }: Bench): Promise<void> {
  const own = await startOwnServer(folder)
  const nginx = await startNginx(`${folder}/nginx`)
  const files = [
    { path: '/', throughput: 'throughputHtml' },
    { path: largestScript(), throughput: 'throughputScript' },
  ] as const
  const servers = [
    { origin: own.origin, column: 'site' },
    { origin: nginx.origin, column: 'baseline' },
  ] as const
  for (let run = 1; run <= runs; run += 1) {
    for (const { path, throughput } of files) {
      for (const { origin, column } of run % 2 === 1 ? servers : servers.toReversed()) {
        const found = await results.attempt(`Load of ${path}`, async () => {
          await load(origin + path, warmUpSeconds)
          return load(origin + path, seconds)
        })
        results.add(throughput, path, found?.requestsPerSecond, column)
        results.add('slowestPercent', path, found?.p99, column)
      }
    }
    progress(`run ${run} of ${runs}: throughput`)
  }
  await own.stop()
  await nginx.stop()
}

function largestScript() {
  const [largest] = globSync('dist/assets/*.js')
    .map((file) => ({ file, size: statSync(file).size }))
    .toSorted((one, other) => other.size - one.size)
  if (!largest) throw new Error('dist/assets has no script: run npm run build')
  return largest.file.replace('dist', '')
}
