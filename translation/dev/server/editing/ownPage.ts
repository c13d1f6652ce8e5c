import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { HtmlTagDescriptor } from 'vite'
import { tokenHeader, tokenMeta } from '../../page/shared/changes.ts'

/** Known to the pages of this start of the development server, and to no other page. */
const token = randomBytes(24).toString('base64url')

/** The element that hands the token to a page. */
export const tokenTag: HtmlTagDescriptor = {
  tag: 'meta',
  attrs: { name: tokenMeta, content: token },
  injectTo: 'head',
}

/**
 * Whether a request comes from a page of this server. Any page in the browser can send requests to localhost, so each
 * of the three has to hold: Vite's list of hosts, which runs before (a host name that points here, DNS rebinding), the
 * same origin, and the token.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers
  const isSameOrigin = origin === `http://${host}` || origin === `https://${host}`
  return isSameOrigin && headers[tokenHeader] === token
}
