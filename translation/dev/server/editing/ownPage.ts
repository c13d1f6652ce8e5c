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
 * Whether a request that writes comes from a page of this server. Any page in the browser can send requests to
 * localhost, so each of the three has to hold: Vite's list of hosts, which runs before (a host name that points here,
 * DNS rebinding), the same origin, and the token.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders): boolean {
  return isOwnOrigin(headers.origin, headers) && headers[tokenHeader] === token
}

/**
 * Whether a GET request comes from a page of this server. It has no origin, and the panel in which Vite shows errors
 * sends no token; but no page can write these headers. Browsers leave the first out for a name of the network without
 * TLS, as with `npm run dev -- --host`.
 */
export function isAskedByOwnPage(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-site': site, referer = '' } = headers
  return site === undefined ? isOwnOrigin(URL.parse(referer)?.origin, headers) : site === 'same-origin'
}

function isOwnOrigin(origin: string | undefined, { host }: IncomingHttpHeaders) {
  return origin === `http://${host}` || origin === `https://${host}`
}
