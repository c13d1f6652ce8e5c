/** The build writes these files beside the pages; the server and the tools of deployment read them. */

/** The file with `BuildInfo` in the site's folder. Nobody can request it, since it is a dot file. */
export const buildInfoFile = '.build.json'

/** The settings of a build. The server refuses a build with settings that differ from its own. */
export interface BuildInfo {
  siteOrigin: string
  captchaKey: string
  /** The codes of the languages; in a preview also those of the drafts. */
  languages: string[]
  /** The form's pages, by file (`/ar/contact-details/index.html`). They set a cookie, so no shared cache keeps them. */
  formFiles: string[]
  /** The commit of git; null without git. */
  commit: string | null
}

/** The file with `PageHeaders` in the site's folder. */
export const pageHeadersFile = '.headers.json'

/** The headers of a single page, by the page's file (`/ar/index.html`). Header names are in lower case. */
export type PageHeaders = Record<string, Record<string, string>>

/** The page for a request that cannot be read or answered. The server shows it, and proxies in its place. */
export const requestErrorFile = '.request-error.html'

/** The compressed variants that the build may write beside a file, the preferred coding first. */
export const contentCodings = [
  { coding: 'br', extension: '.br' },
  { coding: 'gzip', extension: '.gz' },
] as const

/**
 * Whether a file has no address of its own: a dot file or a compressed variant. The folder `.well-known` has addresses:
 * others look there for proofs of who owns the site (RFC 8615).
 */
export function isHidden(name: string): boolean {
  const visible = name.replace(/^\/\.well-known\//, '/')
  return visible.includes('/.') || contentCodings.some(({ extension }) => name.endsWith(extension))
}
