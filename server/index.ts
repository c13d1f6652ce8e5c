import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { destination, pino } from 'pino'
import { closeOnSignal } from './closeOnSignal.ts'
import { createApp } from './createApp.ts'
import { listen, portOf } from './listen.ts'
import { openServices } from './openServices.ts'
import { readSettings } from './settings/readSettings.ts'
import { readStaticFiles } from './static/staticFiles.ts'
import { StartError } from './StartError.ts'

/** Serves dist/. Standard output carries one line, the address, once it answers; the log goes to stderr. */
try {
  const settings = readSettings(process.env)
  const files = readStaticFiles(fileURLToPath(new URL('../dist', import.meta.url)))
  const log = pino({ level: settings.logLevel }, destination({ dest: 2, sync: true }))
  const services = await openServices(settings, log)
  const app = createApp({ files, ...services.tools })
  try {
    // The name stands in where a client of HTTP/1.0, such as a load balancer's probe, sends no Host.
    const servers = await listen(getRequestListener(app.fetch, { hostname: 'localhost' }), settings)
    services.start()
    closeOnSignal(servers, () => services.stop())
    console.log(`Qantara website: ${addressFor(settings.host, portOf(servers))}`)
  } catch (error) {
    await services.stop()
    throw error
  }
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
