import { STATUS_CODES } from 'node:http'
import { securityHeaders, caching } from './headers.ts'

/** A refusal that needs no page: its status, in words. */
export function errorResponse(status: number, headers: Record<string, string> = {}): Response {
  return new Response(`${STATUS_CODES[status]}\n`, {
    status,
    headers: {
      ...securityHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': caching.other,
      ...headers,
    },
  })
}

/** A redirect for good, but revalidated: a browser would keep a wrong one for ever. */
export function redirect(location: string): Response {
  const headers = { ...securityHeaders, location, 'cache-control': caching.other }
  return new Response(null, { status: 308, headers })
}
