import { createApp } from './app.ts'
import { checkBuild } from '#server/http/buildInfo.ts'
import { originOf } from '#server/http/endpoints.ts'
import { listen, portOf } from '#server/http/httpServer.ts'
import { readDist } from '#server/http/readDist.ts'
import { createRequestListener } from '#server/http/requestListener.ts'
import { serveMetrics } from '#server/http/serveMetrics.ts'
import { exitOnUncaughtException, shutDownOnSignal } from '#server/http/shutdown.ts'
import { readStaticFiles } from '#server/http/staticFiles.ts'
import { readSettings } from '#server/settings/settings.ts'
import { createLog } from './log.ts'
import { openServices, type Services } from './services.ts'
import { StartError } from './StartError.ts'

let services: Services | undefined

/** Serves dist/. The server prints its address to standard output once it answers. The log goes to standard error. */
try {
  const settings = readSettings(process.env)
  const { host, metricsPort } = settings
  const dist = readDist()
  checkBuild(dist, settings)
  const log = createLog(settings)
  exitOnUncaughtException(log)
  services = await openServices(settings, log)
  const { metrics, health } = services.appDependencies
  const files = readStaticFiles(dist)
  const app = createApp(files, services.appDependencies)
  const metricsServer = metricsPort ? await serveMetrics(metrics, host, metricsPort, log) : undefined
  const { requestErrorPage } = files
  const listener = createRequestListener(app, log, metrics, requestErrorPage)
  const server = await listen(listener, { ...settings, requestErrorPage })
  services.start()
  shutDownOnSignal({ server, metricsServer, health, services, log })
  // `0.0.0.0` and `::` mean every network. No browser can open them.
  const shown = ['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host
  console.log(`The website: ${originOf(shown, portOf(server))}`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  // SQLite removes its temporary files when the store is closed.
  await services?.close()
  process.exit(1)
}
