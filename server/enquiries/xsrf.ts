import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { HttpError } from './HttpError.ts'
import type { Provenance } from './requestChecks.ts'

/** For how long visitors get the same token, in ms. */
const tokenHolds = 60_000

/**
 * Tokens that only a server with the secret can make, and each such server knows as its own. They carry no
 * visitor: the site has no sessions. A page of another site can neither read the cookie nor send the header.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export class XsrfTokens {
  readonly #secret: string
  readonly #now: () => number
  #last = { token: '', made: Number.NEGATIVE_INFINITY }

  /** @param now a clock that never goes back, in ms. */
  constructor(secret: string, now: () => number = () => performance.now()) {
    this.#secret = secret
    this.#now = now
  }

  /**
   * The token of this minute. Anyone may fetch one, so one for each visitor would keep no attacker out; but
   * signing it takes a tenth of the time of a page's answer.
   */
  current(): string {
    const now = this.#now()
    if (now - this.#last.made >= tokenHolds) this.#last = { token: this.#make(), made: now }
    return this.#last.token
  }

  isOurs(token: string): boolean {
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

/** Compares in a time that tells nothing of where two texts of the same length differ. */
function equalInConstantTime(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

const name = 'XSRF-TOKEN'
const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`, 'g')

/** The cookies of the token's name as the browser sent them: another site of the same domain may have set one, too. */
function readXsrfCookies(headers: Headers): string[] {
  const cookies = (headers.get('cookie') ?? '').matchAll(pattern)
  return [...cookies].map(([, value = '']) => value.trim())
}

/** The cookie for who asks with these headers: undefined where the browser has one of ours already. */
export type XsrfCookie = (headers: Headers) => string | undefined

/**
 * The cookie ends with the browser's session and its token does not expire: a form that has stood open for a day
 * still sends. Where the secret has changed meanwhile, the refusal brings a cookie and the form sends once more.
 * @param siteOrigin undefined where nobody has configured it: the site may then be seen without TLS, where a
 * browser drops a cookie that is Secure. In production there is always one.
 */
export function xsrfCookie(tokens: XsrfTokens, siteOrigin: string | undefined): XsrfCookie {
  const attributes = `Path=/; SameSite=Strict${siteOrigin?.startsWith('https:') ? '; Secure' : ''}`
  return (headers) => {
    const hasOurs = readXsrfCookies(headers).some((cookie) => tokens.isOurs(cookie))
    return hasOurs ? undefined : `${name}=${tokens.current()}; ${attributes}`
  }
}

/**
 * The header has to repeat a cookie of the token's name, and it has to be ours. Where there is no cookie, since another
 * host serves the pages or the visitor refuses cookies, the browser itself has to prove the page to be ours.
 * @throws HttpError 403
 */
export function checkXsrf(headers: Headers, tokens: XsrfTokens, { proven }: Provenance): void {
  const cookies = readXsrfCookies(headers)
  const isOurs = (cookie: string) => repeats(headers, cookie) && tokens.isOurs(cookie)
  if (cookies.length === 0 ? proven : cookies.some(isOurs)) return
  throw new HttpError(403, 'xsrf')
}

function repeats(headers: Headers, cookie: string) {
  return equalInConstantTime(headers.get('x-xsrf-token') ?? '', cookie)
}
