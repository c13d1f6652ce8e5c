import type { Context } from 'hono'
import type { XsrfTokens } from './XsrfTokens.ts'

const name = 'XSRF-TOKEN'
const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`)

/** The token's cookie as the browser sent it; the first one, which is the one that the page's script reads. */
export function readXsrfCookie(headers: Headers): string | undefined {
  return pattern.exec(headers.get('cookie') ?? '')?.[1]?.trim()
}

/** Gives an answer the cookie that the request lacked, or had with a token that is not ours. */
export type AddXsrfCookie = (request: Request, answer: Response) => void

/**
 * @param siteOrigin undefined where nobody has configured it: the site may then be seen without TLS, where a
 * browser drops a cookie that is Secure. In production there is always one.
 */
export function xsrfCookie(tokens: XsrfTokens, siteOrigin: string | undefined): AddXsrfCookie {
  const attributes = `Path=/; SameSite=Strict${siteOrigin?.startsWith('https:') ? '; Secure' : ''}`
  return ({ headers }, answer) => {
    if (tokens.isOurs(readXsrfCookie(headers) ?? '')) return
    answer.headers.append('set-cookie', `${name}=${tokens.make()}; ${attributes}`)
  }
}

/**
 * Lets the pages of a handler bring the cookie. It is no secret of one visitor, so a shared cache that keeps
 * a page with it gives nothing away.
 */
export function withXsrfCookie(handler: (context: Context) => Response, addCookie: AddXsrfCookie) {
  return (context: Context): Response => {
    const answer = handler(context)
    if (isPage(context.req.raw, answer)) addCookie(context.req.raw, answer)
    return answer
  }
}

/** A 304 does not say what it is of; browsers ask for pages by this name. */
function isPage({ headers }: Request, answer: Response) {
  const type = answer.status === 304 ? headers.get('accept') : answer.headers.get('content-type')
  return type?.includes('text/html') ?? false
}
