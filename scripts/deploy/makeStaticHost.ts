import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copySite } from './copySite.ts'
import { headersFile, redirectsFile } from './hostFiles.ts'

const readFile = (name: string) => readFileSync(join(import.meta.dirname, 'cloudflare', name), 'utf8')

/** The files that each host reads beside `_headers`. */
export const hosts = {
  netlify: (server: string) => ({ _redirects: redirectsFile(server) }),
  // Its `_redirects` cannot proxy to another host: a worker runs for the addresses in `_routes.json`.
  cloudflare: (server: string) => ({
    '_worker.js': readFile('_worker.js').replace('SERVER', () => server),
    '_routes.json': readFile('_routes.json'),
  }),
} satisfies Record<string, (server: string) => Record<string, string>>

export type Host = keyof typeof hosts

/** The host passes the form's request on to `server`: the address of the Node server, without a slash at its end. */
export function makeStaticHost(host: Host, server: string, { from, to }: { from: string; to: string }): void {
  copySite(from, to)
  const files = { _headers: headersFile, ...hosts[host](server) }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(to, name), text)
}
