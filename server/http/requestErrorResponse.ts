import { requestErrorPage } from '#i18n/requestErrorPage.ts'
import { caching, securityHeaders } from './headers.ts'

export const requestErrorHeaders = {
  ...securityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': caching.other,
}

export function requestErrorResponse(status: number): Response {
  return new Response(requestErrorPage, { status, headers: requestErrorHeaders })
}
