import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { HttpError } from './HttpError.ts'

/** How long all visitors get the same token, in ms. */
const tokenReuseMs = 60_000

/**
 * Signed tokens against cross-site request forgery. Every server with the secret can make and verify them. They do
 * not identify a visitor: the site has no sessions. A page of another site can neither read the cookie nor send the
 * header.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export class XsrfTokens {
  readonly #secret: string
  readonly #now: () => number
  #last = { token: '', made: Number.NEGATIVE_INFINITY }

  /** @param now a clock that never goes back, in ms */
  constructor(secret: string, now: () => number = () => performance.now()) {
    this.#secret = secret
    this.#now = now
  }

  /**
   * The token of this minute. A token for each visitor would stop no attacker, since anyone may fetch one, but
   * signing it would take a tenth of the time of a page's answer.
   */
  current(): string {
    const now = this.#now()
    if (now - this.#last.made >= tokenReuseMs) this.#last = { token: this.#make(), made: now }
    return this.#last.token
  }

  isValid(token: string): boolean {
    const [nonce = '', signature = '', ...rest] = token.split('.')
    return rest.length === 0 && equalInConstantTime(signature, this.#sign(nonce))
  }

  #make() {
    const nonce = randomUUID()
    return `${nonce}.${this.#sign(nonce)}`
  }

  #sign(nonce: string) {
    return createHmac('sha256', this.#secret).update(nonce).digest('base64url')
  }
}

/** Compares in a time that does not show where two texts of the same length differ. */
function equalInConstantTime(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

const name = 'XSRF-TOKEN'
const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`, 'g')

/** All cookies with the token's name. There may be several: another site of the same domain can set one, too. */
function readXsrfCookies(headers: Headers): string[] {
  const cookies = (headers.get('cookie') ?? '').matchAll(pattern)
  return [...cookies].map(([, value = '']) => value.trim())
}

/** Gives the cookie for a request with these headers; undefined if the browser has a valid one already. */
export type XsrfCookie = (headers: Headers) => string | undefined

/**
 * Makes the cookie. It lasts as long as the browser's session and its token does not expire, so a form that was open
 * for a day still works. If the secret has changed, the error answer sets a new cookie and the form sends once more.
 * @param siteOrigin undefined if it is not configured, which production does not allow. The site may then be visited
 * without TLS, where browsers drop a cookie that is Secure.
 */
export function xsrfCookie(tokens: XsrfTokens, siteOrigin: string | undefined): XsrfCookie {
  const attributes = `Path=/; SameSite=Strict${siteOrigin?.startsWith('https:') ? '; Secure' : ''}`
  return (headers) => {
    const hasValid = readXsrfCookies(headers).some((cookie) => tokens.isValid(cookie))
    return hasValid ? undefined : `${name}=${tokens.current()}; ${attributes}`
  }
}

/**
 * Checks that the header repeats a cookie and that its token is valid. There is no cookie where another host serves
 * the pages, or where the visitor refuses cookies; then the browser must prove that the page is of this site.
 * @param isSameOrigin the result of `checkOrigin`
 * @throws HttpError 403
 */
export function checkXsrf(headers: Headers, tokens: XsrfTokens, isSameOrigin: boolean): void {
  const cookies = readXsrfCookies(headers)
  const isValid = (cookie: string) => repeats(headers, cookie) && tokens.isValid(cookie)
  if (cookies.length === 0 ? isSameOrigin : cookies.some(isValid)) return
  throw new HttpError(403, 'xsrf')
}

function repeats(headers: Headers, cookie: string) {
  return equalInConstantTime(headers.get('x-xsrf-token') ?? '', cookie)
}
