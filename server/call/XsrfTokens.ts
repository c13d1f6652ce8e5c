import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

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
    return rest.length === 0 && isSame(signature, this.#sign(nonce))
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
export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
