import { fileURLToPath } from 'node:url'
import { createApp } from './createApp.ts'
import { listen, portOf } from './listen.ts'
import { openServices } from './openServices.ts'
import { createListener } from './operations/createListener.ts'
import { createLog } from './operations/createLog.ts'
import { endOnSignal } from './operations/endOnSignal.ts'
import { exitOnFault } from './operations/exitOnFault.ts'
import { Health } from './operations/Health.ts'
import { operate } from './operations/operate.ts'
import { serveMetrics } from './operations/serveMetrics.ts'
import { readSettings } from './settings/readSettings.ts'
import { readStaticFiles } from './static/staticFiles.ts'
import { StartError } from './StartError.ts'

/** Serves dist/. Standard output carries one line, the address, once it answers; the log goes to stderr. */
try {
  const settings = readSettings(process.env)
  const files = readStaticFiles(fileURLToPath(new URL('../dist', import.meta.url)))
  const log = createLog(settings)
  exitOnFault(log)
  const services = await openServices(settings, log)
  try {
    const { metrics, database } = services
    const health = new Health(database, log)
    const app = operate(createApp({ files, ...services.tools }), health)
    const { host, metricsPort } = settings
    const metricsServers =
      metricsPort === undefined ? [] : await serveMetrics(metrics, { host, port: metricsPort }, log)
    const servers = await listen(createListener(app, { log, metrics }), settings)
    services.start()
    endOnSignal({ servers, metricsServers, health, courier: services, last: [services], log })
    console.log(`Qantara website: ${addressFor(host, portOf(servers))}`)
  } catch (error) {
    await services.close()
    throw error
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}

/** An address that a browser on this machine can open: "every network" is none. */
function addressFor(host: string, port: number | undefined) {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
