import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { HttpError } from '#server/http/HttpError.ts'

const name = 'XSRF-TOKEN'
const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`, 'g')

export type Xsrf = ReturnType<typeof createXsrf>

/**
 * Signed tokens, which every server with the secret can verify. The site has no sessions, so a server gives all
 * visitors the same one: a page of another site can neither read the cookie nor send the header.
 * @param siteOrigin undefined if it is not configured: without TLS, browsers would drop a cookie that is Secure
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
     * Undefined if the browser has a valid cookie. Tokens do not expire: a form that was open for a day still works.
     */
    cookieFor: (headers: Headers): string | undefined =>
      readCookies(headers).some(isValid) ? undefined : ownCookie,

    /**
     * There is no cookie where another host serves the pages, or where the visitor refuses cookies. The browser must
     * then prove that the page is of this site. @param isSameOrigin the result of `checkOrigin` @throws HttpError 403
     */
    check(headers: Headers, isSameOrigin: boolean): void {
      const cookies = readCookies(headers)
      const repeated = headers.get('x-xsrf-token') ?? ''
      const isRight = (cookie: string) => equalInConstantTime(repeated, cookie) && isValid(cookie)
      if (cookies.length === 0 ? isSameOrigin : cookies.some(isRight)) return
      throw new HttpError('xsrf')
    },
  }
}

/**
 * Other sites of the same domain can each set such a cookie, too. A signature is computed for each, so they have a
 * limit.
 */
const maxCookies = 10

function readCookies(headers: Headers) {
  const cookies = (headers.get('cookie') ?? '').matchAll(pattern)
  return [...cookies].slice(0, maxCookies).map(([, value = '']) => value.trim())
}

function equalInConstantTime(one: string, other: string) {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
