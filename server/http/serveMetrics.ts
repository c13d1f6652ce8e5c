import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { collectDefaultMetrics } from 'prom-client'
import type { Log } from '#server/log.ts'
import { listen } from './httpServer.ts'
import type { Metrics } from '#server/Metrics.ts'

/**
 * Serves the metrics on a separate port: they show how much business there is. @throws StartError where it cannot
 * listen there
 */
export function serveMetrics(metrics: Metrics, host: string, port: number, log: Log): Promise<Server> {
  const { registry } = metrics
  collectDefaultMetrics({ register: registry })
  const app = new Hono()
  app.use(methodNotAllowed({ app }))
  app.get('/metrics', async (context) => {
    await metrics.readOutbox(log)
    const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' }
    return context.body(await registry.metrics(), 200, headers)
  })
  app.onError((error, context) => {
    log.error({ err: error }, 'metrics-failed')
    return context.body(null, 500)
  })
  return listen(getRequestListener(app.fetch), { host, port, portName: 'METRICS_PORT' })
}
