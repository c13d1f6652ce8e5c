import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { UsageError } from '#server/cli/arguments.ts'
import type { Column } from '../Results.ts'
import { writeBaseline } from './baseline.ts'

export interface Site {
  /** The columns of its figures, and of those of its pages without scripts. */
  column: Column
  baselineColumn: Column
  dist: string
  origin: string
  baselineOrigin: string
}

export interface Sites {
  sites: Site[]
  /** The port that stands in for all other hosts. */
  foreignPort: number
  stop: () => void
}

/**
 * Serves the built site, and the one it is compared with, and both without scripts, each at an origin of its
 * own, in a process that is not the browser's driver.
 */
export async function startSites(against: string | undefined): Promise<Sites> {
  const folders = ['dist', ...(against === undefined ? [] : [against])]
  const missing = folders.find((folder) => !existsSync(`${folder}/index.html`))
  if (missing !== undefined) throw new UsageError(`${missing} is no built site: run npm run build`)
  const baselines = folders.map((_, index) => `.build/baseline-${index}`)
  for (const [index, folder] of folders.entries()) await writeBaseline(folder, baselines[index] ?? '')
  const child = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), [...folders, ...baselines])
  const [answer] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown]
  if (!Array.isArray(answer)) throw new Error('The server of the benchmark did not start')
  const ports = answer as number[]
  const origin = (index: number) => `https://localhost:${ports[index]}`
  return {
    sites: folders.map((dist, index) => ({
      column: index === 0 ? 'site' : 'other',
      baselineColumn: index === 0 ? 'baseline' : "other's baseline",
      dist,
      origin: origin(index),
      baselineOrigin: origin(folders.length + index),
    })),
    foreignPort: ports.at(-1) ?? 0,
    stop: () => void child.kill(),
  }
}
