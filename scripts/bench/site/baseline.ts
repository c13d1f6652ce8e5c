import { cp, glob, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SiteFiles } from '../../build/SiteFiles.ts'

/**
 * Writes the baseline of a built site: each page with its scripts, and what is fetched for them, taken out. It
 * is the limit of what the page itself can reach.
 * @returns the folder that it wrote
 */
export async function writeBaseline(site: string, folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await cp(site, folder, { recursive: true })
  const files = new SiteFiles(folder)
  for await (const file of glob('**/*.html', { cwd: site })) {
    await files.write(file, withoutScripts(await readFile(join(site, file), 'utf8')))
  }
  await files.finish()
  return folder
}

function withoutScripts(html: string) {
  const scripts = /<script(?! type="application\/ld\+json")\b[^>]*>.*?<\/script>/gs
  const fetchedForThem = /<link rel="modulepreload"[^>]*>/g
  return html.replaceAll(fetchedForThem, '').replaceAll(scripts, '')
}
