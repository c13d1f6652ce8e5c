import type { XsrfTokens } from './XsrfTokens.ts'

const name = 'XSRF-TOKEN'
const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`)

/** The token's cookie as the browser sent it; the first one, which is the one that the page's script reads. */
export function readXsrfCookie(headers: Headers): string | undefined {
  return pattern.exec(headers.get('cookie') ?? '')?.[1]?.trim()
}

/** The cookie for who asks with these headers: undefined where the browser has one of ours already. */
export type XsrfCookie = (headers: Headers) => string | undefined

/**
 * The cookie is no secret of one visitor, so a shared cache that keeps a page with it gives nothing away.
 * @param siteOrigin undefined where nobody has configured it: the site may then be seen without TLS, where a
 * browser drops a cookie that is Secure. In production there is always one.
 */
export function xsrfCookie(tokens: XsrfTokens, siteOrigin: string | undefined): XsrfCookie {
  const attributes = `Path=/; SameSite=Strict${siteOrigin?.startsWith('https:') ? '; Secure' : ''}`
  return (headers) => {
    const kept = readXsrfCookie(headers)
    return kept !== undefined && tokens.isOurs(kept) ? undefined : `${name}=${tokens.make()}; ${attributes}`
  }
}
