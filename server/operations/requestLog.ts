import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Metrics } from './Metrics.ts'
import { routeOf } from './routeOf.ts'

/** What handlers find in the context: the log of their request, each line of which carries its id. */
export interface RequestVariables {
  log: Logger
}

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
 * ready. Nothing that a visitor can choose stands in the line.
 */
export function requestLog({
  log,
  metrics,
  trustedProxies,
}: RequestTools): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const began = performance.now()
    const given = trustedProxies > 0 ? context.req.header('x-request-id') : undefined
    const ownLog = log.child({ reqId: given && proxyId.test(given) ? given : randomUUID() })
    context.set('log', ownLog)
    await next()

    const ms = performance.now() - began
    const { status } = context.res
    const route = routeOf(context.req.path)
    metrics.requestAnswered(route, status, ms / 1000)
    const line = { method: knownMethod(context.req.method), route, status, ms: Math.round(ms * 10) / 10 }
    if (status >= 500) ownLog.warn(line, 'request')
    // Probes come every few seconds, for ever.
    else if (route === 'health') ownLog.debug(line, 'request')
    else ownLog.info(line, 'request')
  }
}

/** Node's parser knows some thirty, so the label stays what its name says. */
function knownMethod(method: string) {
  return ['GET', 'HEAD', 'POST'].includes(method) ? method : 'other'
}
