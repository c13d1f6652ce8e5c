import { caching, securityHeaders } from './headers.ts'

export const requestErrorHeaders = {
  ...securityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': caching.other,
}

/** @param page the HTML of `StaticFiles.requestErrorPage` */
export function requestErrorResponse(page: string, status: number): Response {
  return new Response(page, { status, headers: requestErrorHeaders })
}
