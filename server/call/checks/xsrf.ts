import { Refusal } from '#server/call/Refusal.ts'
import { readXsrfCookies } from '#server/call/xsrfCookie.ts'
import { isSame, type XsrfTokens } from '#server/call/XsrfTokens.ts'
import type { Provenance } from './origin.ts'

/**
 * The header has to repeat a cookie of the token's name, and it has to be ours. Where there is no cookie, since another
 * host serves the pages or the visitor refuses cookies, the browser itself has to prove the page to be ours.
 * @throws Refusal 403
 */
export function checkXsrf(headers: Headers, tokens: XsrfTokens, { proven }: Provenance): void {
  const cookies = readXsrfCookies(headers)
  const isOurs = (cookie: string) => repeats(headers, cookie) && tokens.isOurs(cookie)
  if (cookies.length === 0 ? proven : cookies.some(isOurs)) return
  throw new Refusal(403, 'xsrf')
}

function repeats(headers: Headers, cookie: string) {
  return isSame(headers.get('x-xsrf-token') ?? '', cookie)
}
