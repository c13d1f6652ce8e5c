import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Metrics } from './Metrics.ts'
import { requestId } from './requestId.ts'
import { routeOf } from './routeOf.ts'

/** What requests are logged and counted with. */
export interface RequestTools {
  log: Logger
  metrics: Pick<Metrics, 'requestAnswered'>
  /** With none in between, anyone could choose the id. */
  trustedProxies: number
}

/** As proxies make them: UUIDs, hexadecimal digits, trace ids. */
const proxyId = /^[\w-]{8,64}$/

/**
 * Logs and counts each request: an id, method, kind of address, status and the time until its answer was
 * ready. Nothing that a visitor can choose stands in the line. Of what needs no attention there is a line at
 * level debug: a page has dozens of files, and a line costs as much as its answer.
 */
export function requestLog({ log, metrics, trustedProxies }: RequestTools): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context
    const began = performance.now()
    const route = routeOf(req.path)
    const given = trustedProxies > 0 ? req.header('x-request-id') : undefined
    const reqId = given && proxyId.test(given) ? given : randomUUID()
    await (route === 'call' ? requestId.run(reqId, next) : next())

    const ms = performance.now() - began
    const { status } = context.res
    metrics.requestAnswered(route, status, ms / 1000)
    const level = status >= 500 ? 'warn' : route === 'call' ? 'info' : 'debug'
    if (!log.isLevelEnabled(level)) return
    log[level](
      { reqId, method: knownMethod(req.method), route, status, ms: Math.round(ms * 10) / 10 },
      'request',
    )
  }
}

/** Node's parser knows some thirty, so the label stays what its name says. */
function knownMethod(method: string) {
  return ['GET', 'HEAD', 'POST'].includes(method) ? method : 'other'
}
