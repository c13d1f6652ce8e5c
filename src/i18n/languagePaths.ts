import { defaultLanguage, languageCodes, languages, type LanguageCode } from './languages.ts'

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
  // Two slashes at its start would lead to another site.
  return withPrefix(bare.replace(/^\/*/, '/'), language)
}

/** A path of the default language's form, with the prefix of a language before it. */
export function withPrefix(path: string, language: LanguageCode): string {
  const { prefix } = languages[language]
  return path === '/' ? prefix || '/' : prefix + path
}
