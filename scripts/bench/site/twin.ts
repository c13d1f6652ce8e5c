import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SiteFiles } from '../../build/SiteFiles.ts'

/**
 * Writes the twin of a built site: each page with its scripts, and what is fetched for them, taken out. It
 * is the limit of what the page itself can reach.
 */
export async function writeTwin(site: string, twin: string): Promise<void> {
  await rm(twin, { recursive: true, force: true })
  await cp(site, twin, { recursive: true })
  const files = new SiteFiles(twin)
  for (const file of await readdir(site, { recursive: true })) {
    if (file.endsWith('.html'))
      await files.write(file, withoutScripts(await readFile(join(site, file), 'utf8')))
  }
  await files.finish()
}

function withoutScripts(html: string) {
  const scripts = /<script(?! type="application\/ld\+json")\b[^>]*>.*?<\/script>/gs
  return html.replace(/<template id="modules".*?<\/template>/s, '').replaceAll(scripts, '')
}
