import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copySite } from './copySite.ts'
import { headersFile, redirectsFile, routesFile, workerFile } from './hostFiles.ts'

/** The files that each host reads beside `_headers`. */
export const hosts = {
  netlify: (server: string) => ({ _redirects: redirectsFile(server) }),
  cloudflare: (server: string) => ({ '_worker.js': workerFile(server), '_routes.json': routesFile }),
} satisfies Record<string, (server: string) => Record<string, string>>

export type Host = keyof typeof hosts

/** The host passes the form's request on to `server`: the address of the Node server, without a slash at its end. */
export function makeStaticHost(host: Host, server: string, { from, to }: { from: string; to: string }): void {
  copySite(from, to)
  const files = { _headers: headersFile, ...hosts[host](server) }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(to, name), text)
}
