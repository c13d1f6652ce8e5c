import { existsSync } from 'node:fs'
import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from '#server/cli/arguments.ts'
import { compressFiles } from '../../build/compress.ts'
import { forkServer } from '../processes.ts'
import type { Column } from '../Results.ts'

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

/**
 * Writes the baseline of a built site: each page with its scripts, and what is fetched for them, taken out. It
 * is the limit of what the page itself can reach.
 * @returns the folder that it wrote
 */
async function writeBaseline(site: string, folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await cp(site, folder, { recursive: true })
  for await (const file of glob('**/*.html', { cwd: site })) {
    await writeFile(join(folder, file), withoutScripts(await readFile(join(site, file), 'utf8')))
  }
  await compressFiles(folder)
  return folder
}

function withoutScripts(html: string) {
  const scripts = /<script(?! type="application\/ld\+json")\b[^>]*>.*?<\/script>/gs
  const fetchedForThem = /<link rel="modulepreload"[^>]*>/g
  return html.replaceAll(fetchedForThem, '').replaceAll(scripts, '')
}
