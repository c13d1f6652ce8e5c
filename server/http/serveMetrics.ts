import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { listen } from './httpServer.ts'
import type { Metrics } from './Metrics.ts'

/**
 * Serves the metrics at /metrics, on a port of their own: they tell how much business there is, so that a
 * firewall or a container's network has to keep it from the internet.
 * @param place the host of the site, so that a collector reaches them where it reaches that
 * @throws StartError where the port cannot be had.
 */
export function serveMetrics(
  metrics: Metrics,
  place: { host: string; port: number },
  log: Logger,
): Promise<Server[]> {
  const listener: RequestListener = (request, response) => {
    answer(request, response, metrics).catch((error: unknown) => {
      log.error({ err: error }, 'metrics-failed')
      response.writeHead(500).end()
    })
  }
  return listen(listener, { ...place, portName: 'METRICS_PORT' })
}

async function answer({ method, url }: IncomingMessage, response: ServerResponse, metrics: Metrics) {
  if (url !== '/metrics') response.writeHead(404).end()
  else if (method !== 'GET') response.writeHead(405, { allow: 'GET' }).end()
  else {
    const { type, text } = await metrics.read()
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
  }
}
