import type { RequestListener } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import { refuse } from '#server/answers.ts'
import { beginRequest, recorded, type RequestTools } from './requestLog.ts'

/**
 * An app as Node's servers call it, its requests logged and counted. What cannot be read as a request, such as
 * one whose Host is no name, does not reach the app: it is refused, logged and counted here.
 */
export function createListener(app: Pick<Hono, 'fetch'>, tools: RequestTools): RequestListener {
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
        return refuse(status)
      },
    },
  )
}
