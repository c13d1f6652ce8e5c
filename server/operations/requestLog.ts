import { randomUUID } from 'node:crypto'
import { getPath } from 'hono/utils/url'
import type { Logger } from 'pino'
import type { Metrics } from './Metrics.ts'
import { requestId } from './requestId.ts'
import { routeOf } from './routeOf.ts'

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
export function beginRequest({ log, metrics }: RequestTools): {
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
