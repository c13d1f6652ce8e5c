import type { RequestListener } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import { errorResponse } from './responses.ts'
import { randomUUID } from 'node:crypto'
import { getPath } from 'hono/utils/url'
import type { Logger } from 'pino'
import type { Metrics } from './Metrics.ts'
import { requestId } from './log.ts'

/**
 * An app as Node's servers call it, its requests logged and counted. What cannot be read as a request, such as
 * one whose Host is no name, does not reach the app: it is refused, logged and counted here.
 */
export function createRequestListener(app: Pick<Hono, 'fetch'>, tools: RequestTools): RequestListener {
  return getRequestListener(
    (request, bindings) => recorded(tools, request, () => app.fetch(request, bindings)),
    {
      // Stands in where a client of HTTP/1.0, such as a load balancer's probe, sends no Host.
      hostname: 'localhost',
      errorHandler: (error) => {
        const isUnreadable = error instanceof RequestError
        if (!isUnreadable) tools.log.error({ err: error }, 'request-failed')
        const status = isUnreadable ? 400 : 500
        beginRequest(tools).record({ method: 'other', route: 'unreadable', status })
        return errorResponse(status)
      },
    },
  )
}

/** What requests are logged and counted with. */
export interface RequestTools {
  log: Logger
  metrics: Pick<Metrics, 'requestAnswered'>
}

/** What is told of a request: nothing that a visitor can choose. */
interface Line {
  method: string
  /** Kind of address. */
  route: string
  status: number
}

/**
 * Logs and counts a request around its answer: an id of our own, method, kind of address, status and the time
 * until the answer was ready. Of what needs no attention there is a line at level debug: a page has dozens of
 * files, and a line costs as much as its answer.
 * @param answer an answer that is there at once goes on at once: a page waits for no promise.
 */
export function recorded(
  tools: RequestTools,
  request: Request,
  answer: () => Response | Promise<Response>,
): Response | Promise<Response> {
  const { reqId, record } = beginRequest(tools)
  const route = routeOf(getPath(request))
  const end = (response: Response) => {
    record({ method: knownMethod(request.method), route, status: response.status })
    return response
  }
  const response = route === 'call' ? requestId.run(reqId, answer) : answer()
  return response instanceof Promise ? response.then(end) : end(response)
}

/** The id of a request that begins, and what logs and counts it once it is answered. */
function beginRequest({ log, metrics }: RequestTools): {
  reqId: string
  record: (line: Line) => void
} {
  const reqId = randomUUID()
  const began = performance.now()
  return {
    reqId,
    record({ method, route, status }) {
      const ms = performance.now() - began
      metrics.requestAnswered(route, status, ms / 1000)
      const level = status >= 500 ? 'warn' : route === 'call' ? 'info' : 'debug'
      if (!log.isLevelEnabled(level)) return
      log[level]({ reqId, method, route, status, ms: Math.round(ms * 10) / 10 }, 'request')
    },
  }
}

/** Node's parser knows some thirty, so the label stays what its name says. */
function knownMethod(method: string) {
  return ['GET', 'HEAD', 'POST'].includes(method) ? method : 'other'
}

/** Endpoints by their path; everything else is a page or an asset. */
const endpoints: ReadonlyMap<string, string> = new Map([
  ['/send_mail.php', 'call'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
])

/** Of which kind a request's path is. The path itself is the visitor's: anything may stand in it. */
function routeOf(path: string): string {
  return endpoints.get(path) ?? (/\.[^/]*$/.test(path) ? 'asset' : 'page')
}
