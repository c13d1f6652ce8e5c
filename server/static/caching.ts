import { pageIds, pageRow } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'

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
