import type { Context, Next } from 'hono'
import { pageIds, pageRow } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'

/** What no part of the site uses, and so no script may. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/**
 * The headers of every answer at the site's port, but for those that Node gives by itself, without a body, to
 * what is no HTTP or comes too slowly (createHttpServer). Pages replace the content policy with their own (`.headers.json` of the
 * build); any other answer needs nothing when a browser shows it by itself.
 */
export const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Browsers heed it over https only.
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Adds the headers of every answer to an endpoint's; files and refusals are made with theirs. */
export async function addSecurityHeaders(context: Context, next: Next): Promise<void> {
  await next()
  for (const [name, value] of Object.entries(securityHeaders)) context.res.headers.set(name, value)
}

/** The values of Cache-Control. */
export const caching = {
  /** A name below /assets carries a hash of the content, so that a change has a new name. */
  asset: 'public, max-age=31536000, immutable',
  /**
   * Pages and other files are the same for everyone. A shared cache keeps them for a minute and then asks with
   * their ETag; a browser asks each time. So a deployment shows within a minute, and no kept page outlives the
   * scripts that it names for longer than that. `stale-while-revalidate` would stretch the minute.
   */
  page: 'public, max-age=0, s-maxage=60, must-revalidate',
  /** The form's page brings its visitor a cookie, which nobody else may get from a cache. */
  formPage: 'private, no-cache',
  /** Redirects, refusals and 404 pages: a page that is new shows at once. */
  other: 'no-cache',
} as const

const formPaths = new Set(
  pageIds
    .filter((id) => pageRow(id).embeds?.includes('captcha'))
    .flatMap((id) => languageCodes.map((language) => pagePath(id, language))),
)

/** Whether the page of this path has the enquiry's form, in any language: the form is where the captcha is. */
export function hasForm(path: string): boolean {
  return formPaths.has(path)
}
