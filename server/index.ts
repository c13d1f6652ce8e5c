import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { closeOnSignal } from './closeOnSignal.ts'
import { createApp } from './createApp.ts'
import { listen, portOf } from './listen.ts'
import { readSettings } from './settings.ts'
import { readStaticFiles } from './static/staticFiles.ts'
import { StartError } from './StartError.ts'

/** Serves dist/. Standard output carries one line, the address, once it answers; the log goes to stderr. */
try {
  const settings = readSettings(process.env)
  const files = readStaticFiles(fileURLToPath(new URL('../dist', import.meta.url)))
  const app = createApp({ files, log: (line) => console.error(line) })
  // The name stands in where a client of HTTP/1.0, such as a load balancer's probe, sends no Host.
  const servers = await listen(getRequestListener(app.fetch, { hostname: 'localhost' }), settings)
  closeOnSignal(servers)
  console.log(`Qantara website: ${addressFor(settings.host, portOf(servers))}`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** An address that a browser on this machine can open: "every network" is none. */
function addressFor(host: string, port: number | undefined) {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
