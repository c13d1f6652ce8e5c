import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import { requestId, type Log } from '#server/log.ts'
import type { Metrics } from '#server/Metrics.ts'
import { endpoints } from '#config/endpoints.ts'
import { requestErrorResponse } from './requestErrorResponse.ts'

/**
 * Logs and counts each request. A malformed one, such as one whose Host is not a name, does not reach the app: it gets
 * `requestErrorPage`.
 */
export function createRequestListener(
  app: Pick<Hono, 'fetch'>,
  log: Log,
  metrics: Metrics,
  requestErrorPage: string,
): RequestListener {
  /** Takes no text of the visitor: neither the log nor the metrics may contain any. */
  function record(method: string, route: string, status: number, startedAt: number) {
    const ms = performance.now() - startedAt
    metrics.requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, ms / 1000)
    const level = status >= 500 ? 'warn' : route === 'enquiry' ? 'info' : 'debug'
    log[level]({ method, route, status, ms: Math.round(ms * 10) / 10 }, 'request')
  }

  return getRequestListener(
    (request, bindings) =>
      requestId.run(randomUUID(), async () => {
        const startedAt = performance.now()
        const response = await app.fetch(request, bindings)
        record(methodLabel(request.method), routeLabel(getPath(request)), response.status, startedAt)
        return response
      }),
    {
      // Stands in for the Host that an HTTP/1.0 client, such as a load balancer's probe, may not send.
      hostname: 'localhost',
      errorHandler: (error) =>
        requestId.run(randomUUID(), () => {
          const isMalformed = error instanceof RequestError
          if (!isMalformed) log.error({ err: error }, 'request-failed')
          const status = isMalformed ? 400 : 500
          record('other', 'malformed', status, performance.now())
          return requestErrorResponse(requestErrorPage, status)
        }),
    },
  )
}

/** Node's parser knows more than thirty methods. Each would need a label. */
function methodLabel(method: string) {
  return ['GET', 'HEAD', 'POST'].includes(method) ? method : 'other'
}

/** The path itself is not logged: a visitor can write anything into it. */
function routeLabel(path: string): string {
  if (path === endpoints.enquiry) return 'enquiry'
  if (path === endpoints.liveness || path === endpoints.readiness) return 'health'
  return path.lastIndexOf('.') > path.lastIndexOf('/') ? 'asset' : 'page'
}
