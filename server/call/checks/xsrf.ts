import { Refusal } from '#server/call/Refusal.ts'
import { readXsrfCookie } from '#server/call/xsrfCookie.ts'
import { isSame, type XsrfTokens } from '#server/call/XsrfTokens.ts'
import type { Provenance } from './origin.ts'

/**
 * The header has to repeat the cookie, and the cookie has to be ours. Where there is no cookie, since another
 * host serves the pages or the visitor refuses cookies, the browser itself has to prove the page to be ours.
 * @throws Refusal 403
 */
export function checkXsrf(headers: Headers, tokens: XsrfTokens, { proven }: Provenance): void {
  const cookie = readXsrfCookie(headers)
  if (cookie === undefined ? proven : repeats(headers, cookie) && tokens.isOurs(cookie)) return
  throw new Refusal(403, 'xsrf')
}

function repeats(headers: Headers, cookie: string) {
  return isSame(headers.get('x-xsrf-token') ?? '', cookie)
}
