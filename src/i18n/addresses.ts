import { pageIds, pageRow, type PageId } from '#config/pages.ts'
import { defaultLanguage, languageCodes, languages, type LanguageCode } from './languages.ts'

export interface Place {
  language: LanguageCode
  /** The page, or null where no page has this address. */
  page: PageId | null
}

/** The path of a page in a language: `pagePath('industries', 'ar')` is `/ar/industries`. */
export function pagePath(page: PageId, language: LanguageCode): string {
  return withPrefix(pageRow(page).path, language)
}

/** The language that a path's first segment names exactly; `/ar-something` is no Arabic address. */
export function pathLanguage(pathname: string): LanguageCode {
  return prefixedLanguage(pathname) ?? defaultLanguage
}

/** The language whose prefix the path carries, or null where it carries none. */
export function prefixedLanguage(pathname: string): LanguageCode | null {
  const first = pathname.split('/', 2)[1]
  return languageCodes.find((code) => languages[code].prefix === `/${first}`) ?? null
}

/** The same address in another language, unknown paths included: `/ar/x/` and `en` give `/x/`. */
export function translatePath(pathname: string, language: LanguageCode): string {
  const bare = pathname.slice(languages[pathLanguage(pathname)].prefix.length)
  return withPrefix(bare || '/', language)
}

const pageByPath = new Map(pageIds.map((id) => [pageRow(id).path, id]))

/** What an address shows. A trailing slash is forgiven here; the server redirects it. */
export function findPlace(pathname: string): Place {
  const bare = translatePath(pathname, defaultLanguage)
  const path = bare.length > 1 ? bare.replace(/\/$/, '') : bare
  return { language: pathLanguage(pathname), page: pageByPath.get(path) ?? null }
}

function withPrefix(path: string, language: LanguageCode): string {
  const { prefix } = languages[language]
  return path === '/' ? prefix || '/' : prefix + path
}
