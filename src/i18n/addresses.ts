import { pageIds, pageRow, type PageId } from '#config/pages.ts'
import { pathLanguage, translatePath, withPrefix } from './languagePaths.ts'
import { defaultLanguage, type LanguageCode } from './languages.ts'

export interface ResolvedPath {
  language: LanguageCode
  page: PageId | null
}

/** Returns the path of a page in a language: `pagePath('industries', 'ar')` is `/ar/industries`. */
export function pagePath(page: PageId, language: LanguageCode): string {
  return withPrefix(pageRow(page).path, language)
}

const pageByPath = new Map(pageIds.map((id) => [pageRow(id).path, id]))

/** Finds the page and the language of a path. A slash at the end is accepted; the server redirects such addresses. */
export function resolvePath(pathname: string): ResolvedPath {
  const bare = translatePath(pathname, defaultLanguage)
  const path = bare.length > 1 ? bare.replace(/\/$/, '') : bare
  const page = (!pathname.includes('//') && pageByPath.get(path)) || null
  return { language: pathLanguage(pathname), page }
}

/** Returns the canonical path for a mistyped path (`/Industries`, `/AR`, `/industries//`), or null. */
export function canonicalPath(pathname: string): string | null {
  const { page, language } = resolvePath(pathname.toLowerCase().replaceAll(/(?<=[^/])\/+/g, '/'))
  return page && pagePath(page, language)
}

/** Returns the address at which a language's page for unknown addresses is prerendered. */
export function unknownPath(language: LanguageCode): string {
  return withPrefix('/not-found', language)
}
