import { STATUS_CODES } from 'node:http'
import type { Settings } from '#server/settings/settings.ts'

/** Browser features that the site does not use, so that no script may use them. */
const deniedFeatures = `
  accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope hid
  idle-detection local-fonts magnetometer microphone midi payment picture-in-picture
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb
  window-management xr-spatial-tracking`

/** In seconds: two years, as lists of preloaded hosts demand. */
const hstsMaxAge = 63_072_000

/** Browsers obey these directives for months, and only the owner knows whether all subdomains have TLS. */
const hstsDirectives: Record<Settings['hsts'], string> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
}

/** The header of every answer that depends on a setting. Browsers ignore this header over http. */
export function hstsHeader(hsts: Settings['hsts']) {
  return { 'strict-transport-security': `max-age=${hstsMaxAge}${hstsDirectives[hsts]}` }
}

/** The other headers of every answer. A page has a content policy of its own instead. */
export const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': deniedFeatures
    .trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`)
    .join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Mails and other sites may show pictures, films and sound: previews of links, signatures, partners' pages. */
const sharedMedia = /^(image|audio|video)\//

/** The headers of a file of this type. Any other file is for pages of the site alone. */
export function fileHeaders(contentType: string): Record<string, string> {
  if (!sharedMedia.test(contentType)) return securityHeaders
  return { ...securityHeaders, 'cross-origin-resource-policy': 'cross-origin' }
}

export const caching = {
  /** A name below /assets contains a hash of the content, so a changed file has a new name. */
  asset: 'public, max-age=31536000, immutable',
  /**
   * After a deployment, a cached page names missing scripts for a minute at most. `stale-while-revalidate` would make
   * this longer.
   */
  page: 'public, max-age=0, s-maxage=60, must-revalidate',
  /** The form's page sets a cookie. A shared cache would give the same cookie to other visitors. */
  formPage: 'private, no-cache',
  /** Redirects, errors and 404 pages: a new page shows at once. */
  other: 'no-cache',
} as const

/** Answers with a line of text. */
export function textResponse(status: number, text: string, headers: Record<string, string>): Response {
  const type = { 'content-type': 'text/plain; charset=utf-8' }
  return new Response(`${text}\n`, { status, headers: { ...securityHeaders, ...type, ...headers } })
}

/** Answers an error that needs no page: the body is the name of the status. */
export function errorResponse(status: number, headers: Record<string, string> = {}): Response {
  return textResponse(status, STATUS_CODES[status] ?? '', { 'cache-control': caching.other, ...headers })
}

/**
 * A permanent redirect with `no-cache`: browsers check it each time, and would keep a wrong redirect for ever
 * otherwise.
 */
export function redirectResponse(location: string): Response {
  return new Response(null, {
    status: 308,
    headers: { ...securityHeaders, location, 'cache-control': caching.other },
  })
}
