import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { HttpError } from './HttpError.ts'

const name = 'XSRF-TOKEN'
const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`, 'g')

export type Xsrf = ReturnType<typeof createXsrf>

/**
 * Signed tokens against cross-site request forgery. Every server with the secret can verify them. They do not identify
 * a visitor: the site has no sessions, and anyone may fetch one, so a server gives all visitors the same. A page of
 * another site can neither read the cookie nor send the header.
 * @param siteOrigin undefined if it is not configured, which production does not allow. The site may then be visited
 * without TLS, where browsers drop a cookie that is Secure.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function createXsrf(secret: string, siteOrigin: string | undefined) {
  const sign = (nonce: string) => createHmac('sha256', secret).update(nonce).digest('base64url')
  const ownNonce = randomUUID()
  const secure = siteOrigin?.startsWith('https:') ? '; Secure' : ''
  const ownCookie = `${name}=${ownNonce}.${sign(ownNonce)}; Path=/; SameSite=Strict${secure}`

  function isValid(token: string) {
    const [nonce = '', signature = '', ...rest] = token.split('.')
    return rest.length === 0 && equalInConstantTime(signature, sign(nonce))
  }

  return {
    /**
     * The cookie for a request with these headers; undefined if the browser has a valid one already. It lasts as long
     * as the browser's session and its token does not expire, so a form that was open for a day still works. If the
     * secret has changed, the error answer sets a new cookie and the form sends once more.
     */
    cookieFor: (headers: Headers): string | undefined =>
      readCookies(headers).some(isValid) ? undefined : ownCookie,

    /**
     * Checks that the header repeats a cookie and that its token is valid. There is no cookie where another host serves
     * the pages, or where the visitor refuses cookies; then the browser must prove that the page is of this site.
     * @param isSameOrigin the result of `checkOrigin`
     * @throws HttpError 403
     */
    check(headers: Headers, isSameOrigin: boolean): void {
      const cookies = readCookies(headers)
      const repeated = headers.get('x-xsrf-token') ?? ''
      const isRight = (cookie: string) => equalInConstantTime(repeated, cookie) && isValid(cookie)
      if (cookies.length === 0 ? isSameOrigin : cookies.some(isRight)) return
      throw new HttpError(403, 'xsrf')
    },
  }
}

/** Other sites of the same domain can each set such a cookie, too. A signature is computed for each, so they have a limit. */
const maxCookies = 10

/** The cookies with the token's name. */
function readCookies(headers: Headers) {
  const cookies = (headers.get('cookie') ?? '').matchAll(pattern)
  return [...cookies].slice(0, maxCookies).map(([, value = '']) => value.trim())
}

/** Compares in a time that does not show where two texts of the same length differ. */
function equalInConstantTime(one: string, other: string) {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
