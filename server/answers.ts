import { STATUS_CODES } from 'node:http'
import { securityHeaders } from './headers/securityHeaders.ts'

/** Nothing but hashed assets may be used again without asking: a deployment shows at once. */
export const revalidated = 'no-cache'

/** A refusal that needs no page: its status, in words. */
export function refuse(status: number, headers: Record<string, string> = {}): Response {
  return new Response(`${STATUS_CODES[status]}\n`, {
    status,
    headers: {
      ...securityHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': revalidated,
      ...headers,
    },
  })
}

/** A redirect for good, but revalidated: a browser would keep a wrong one for ever. */
export function redirect(location: string): Response {
  const headers = { ...securityHeaders, location, 'cache-control': revalidated }
  return new Response(null, { status: 308, headers })
}
