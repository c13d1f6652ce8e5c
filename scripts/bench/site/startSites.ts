import { existsSync } from 'node:fs'
import { UsageError } from '#server/cli/arguments.ts'
import { forkServer } from '../processes.ts'
import type { Column } from '../Results.ts'
import { writeBaseline } from './baseline.ts'

export interface Site {
  /** The columns of its figures, and of those of its pages without scripts. */
  column: Column
  baselineColumn: Column
  dist: string
  origin: string
  baselineOrigin: string
  /** Where the captcha and the map are answered. */
  thirdPartyPort: number
}

/**
 * Serves the built site, the one it is compared with, and both without scripts, each at an origin of its own.
 * @throws UsageError for a folder that is no built site.
 */
export async function startSites(against: string | undefined): Promise<Site[]> {
  const folders = against === undefined ? ['dist'] : ['dist', against]
  const missing = folders.find((folder) => !existsSync(`${folder}/index.html`))
  if (missing !== undefined) throw new UsageError(`${missing} is no built site: run npm run build`)
  const baselines = await Promise.all(
    folders.map((folder, index) => writeBaseline(folder, `.build/baseline-${index}`)),
  )
  // In a process of its own, as this one drives the browser.
  const module = `${import.meta.dirname}/serveSites.ts`
  const { message } = await forkServer(module, [...folders, ...baselines])
  const ports = message as number[]
  return folders.map((dist, index) => ({
    column: index === 0 ? 'site' : 'other',
    baselineColumn: index === 0 ? 'baseline' : "other's baseline",
    dist,
    origin: `https://localhost:${ports[index]}`,
    baselineOrigin: `https://localhost:${ports[folders.length + index]}`,
    thirdPartyPort: ports.at(-1) ?? 0,
  }))
}
