/** What the build writes beside the pages, and the server and the tools of deployment read. */

/** The name of `BuildInfo` in the site's folder. Nobody is served it, as it is a dot file. */
export const buildInfoFile = '.build.json'

/** What a build is for. The server refuses one that is for other settings than its own. */
export interface BuildInfo {
  siteOrigin: string
  captchaKey: string
  /** The codes, those of a preview's drafts included. */
  languages: string[]
  /** The files of the form's pages (`/ar/contact-details/index.html`): they set a cookie, so no shared cache keeps them. */
  formFiles: string[]
  /** That of git; null where the build had none. */
  commit: string | null
}

/** The name of `PageHeaders` in the site's folder. */
export const pageHeadersFile = '.headers.json'

/** The headers that only one page has, by the page's file (`/ar/index.html`). Header names are in lower case. */
export type PageHeaders = Record<string, Record<string, string>>

/** The compressed variants that the build may write beside a file, the preferred coding first. */
export const contentCodings = [
  { coding: 'br', extension: '.br' },
  { coding: 'gzip', extension: '.gz' },
] as const

/**
 * Dot files and compressed variants have no address of their own. `.well-known` is the folder in which others look for
 * proofs of who owns the site (RFC 8615).
 */
export function isHidden(name: string): boolean {
  const visible = name.replace(/^\/\.well-known\//, '/')
  return visible.includes('/.') || contentCodings.some(({ extension }) => name.endsWith(extension))
}
