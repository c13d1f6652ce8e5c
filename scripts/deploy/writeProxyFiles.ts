import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { caddyFile } from './caddyFile.ts'
import { nginxHeaders, nginxMaps } from './nginxFiles.ts'
import { readSitePages } from './sitePages.ts'

/**
 * Writes the files that nginx and Caddy include. They are in the site's folder, so that pages and their policies are
 * deployed together. The folder's name begins with a dot, so that it is not served.
 */
export function writeProxyFiles(folder: string): void {
  const { pages, notFound } = readSitePages(folder)
  const target = join(folder, '.deploy')
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'nginx-maps.conf'), nginxMaps(pages, notFound))
  writeFileSync(join(target, 'nginx-headers.conf'), nginxHeaders())
  writeFileSync(join(target, 'Caddyfile'), caddyFile(pages, notFound))
}
