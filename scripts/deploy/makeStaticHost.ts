import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildInfoFile, type BuildInfo } from '#config/buildOutput.ts'
import { endpoints } from '#config/endpoints.ts'
import { parseDistFile, readDist } from '#server/http/readDist.ts'
import type { Settings } from '#server/settings/settings.ts'
import { copySite } from './copySite.ts'
import { headersFile, redirectsFile } from './hostFiles.ts'

const worker = readFileSync(join(import.meta.dirname, 'cloudflare/_worker.js'), 'utf8')

/** `server` is the Node server's address, without a slash at its end; `otherNames` are names besides the site's. */
interface Places {
  server: string
  siteOrigin: string
  otherNames: readonly string[]
}

/** The files that each host reads beside `_headers`. */
export const hosts = {
  netlify: ({ server, siteOrigin, otherNames }) => ({
    _redirects: redirectsFile(server, siteOrigin, otherNames),
  }),
  // Cloudflare's `_redirects` cannot proxy and has no host names: a worker runs for the addresses in `_routes.json`.
  cloudflare: ({ server, siteOrigin, otherNames }) => ({
    // The names are inside the worker: the host would serve a file beside it, and the server's path may be a secret.
    '_worker.js': `const places = ${JSON.stringify({ server, siteOrigin, otherNames })}\n${worker}`,
    '_routes.json': JSON.stringify({
      version: 1,
      include: [otherNames.length > 0 ? '/*' : endpoints.enquiry],
      exclude: [],
    }),
  }),
} satisfies Record<string, (places: Places) => Record<string, string>>

export type Host = keyof typeof hosts

/**
 * Writes the site's files for a static host, which sends the form's request on to `server` and redirects `otherNames`
 * to the site's own name.
 * @throws StartError if the build is missing
 */
export function makeStaticHost(
  host: Host,
  server: string,
  { from, to }: { from: string; to: string },
  hsts: Settings['hsts'],
  otherNames: readonly string[] = [],
): void {
  copySite(from, to)
  const siteOrigin = otherNames.length > 0 ? siteOriginOf(from) : ''
  const files = { _headers: headersFile(hsts), ...hosts[host]({ server, siteOrigin, otherNames }) }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(to, name), text)
}

function siteOriginOf(folder: string) {
  return (parseDistFile(readDist(folder), buildInfoFile) as BuildInfo).siteOrigin
}
