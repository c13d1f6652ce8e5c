import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { UsageError } from '#server/cli/arguments.ts'
import { compressFiles } from '../../../scripts/prerender/compress.ts'
import type { Column } from '../Results.ts'
import type { Served } from './serveSites.ts'

export interface Site {
  column: Column
  dist: string
  origin: string
  /** The origin of the same pages without scripts. The other build, which is not judged, has none. */
  baselineOrigin: string | undefined
  /** The address of the proxy that answers for the captcha and the map. */
  proxy: string
}

/** Serves each site at an origin of its own. @throws UsageError for a folder that is not a built site */
export async function startSites(against: string | undefined): Promise<Site[]> {
  const folders = against === undefined ? ['dist'] : ['dist', against]
  const missing = folders.find((folder) => !existsSync(`${folder}/index.html`))
  if (missing !== undefined) throw new UsageError(`${missing} is no built site: run npm run build`)
  // The servers have a thread of their own, since this thread drives the browser.
  const workerData = [await writeBaseline('dist', '.build/baseline'), ...folders]
  const worker = new Worker(new URL('serveSites.ts', import.meta.url), { workerData })
  const [{ origins, proxy }] = (await once(worker, 'message')) as [Served]
  worker.unref()
  return folders.map((dist, index) => ({
    column: index === 0 ? 'site' : 'other',
    dist,
    origin: origins[index + 1] ?? '',
    baselineOrigin: index === 0 ? origins[0] : undefined,
    proxy,
  }))
}

/** Writes each page without its scripts and their preloads: the best that the page can reach. */
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
