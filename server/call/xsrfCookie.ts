import type { XsrfTokens } from './XsrfTokens.ts'

const name = 'XSRF-TOKEN'
const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`, 'g')

/** The cookies of the token's name as the browser sent them: another site of the same domain may have set one, too. */
export function readXsrfCookies(headers: Headers): string[] {
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
