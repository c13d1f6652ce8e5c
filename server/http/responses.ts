import { STATUS_CODES } from 'node:http'
import { securityHeaders, caching } from './headers.ts'

/** Answers an error that needs no page: the body is the name of the status. */
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

/** A permanent redirect that browsers ask for again each time. Without `no-cache` they would keep a wrong one for ever. */
export function redirect(location: string): Response {
  const headers = { ...securityHeaders, location, 'cache-control': caching.other }
  return new Response(null, { status: 308, headers })
}
