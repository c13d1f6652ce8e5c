import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { caddyFile } from './caddyFile.ts'
import { nginxHeaders, nginxMaps } from './nginxFiles.ts'
import { readSitePages } from './sitePages.ts'

/**
 * Writes what nginx and Caddy include. It lies in the site's own folder, so that pages and their policies are
 * always deployed together; under a dot name, so that nobody is served it.
 */
export function writeProxyFiles(folder: string): void {
  const pages = readSitePages(folder)
  const target = join(folder, '.deploy')
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'nginx-maps.conf'), nginxMaps(pages))
  writeFileSync(join(target, 'nginx-headers.conf'), nginxHeaders())
  writeFileSync(join(target, 'Caddyfile'), caddyFile(pages))
}
