import { defaultLanguage, languageCodes, languages, type LanguageCode } from './languages.ts'

/** Returns the language of a path by its first part: `/ar` and `/ar/sap` are Arabic, `/ar-something` is not. */
export function pathLanguage(pathname: string): LanguageCode {
  return prefixedLanguage(pathname) ?? defaultLanguage
}

/** Returns the language whose prefix begins the path, or null without a prefix. */
export function prefixedLanguage(pathname: string): LanguageCode | null {
  const first = pathname.split('/', 2)[1]
  return languageCodes.find((code) => languages[code].prefix === `/${first}`) ?? null
}

/** Returns the same address in another language, also for unknown paths: `/ar/x/` and `en` give `/x/`. */
export function translatePath(pathname: string, language: LanguageCode): string {
  const bare = pathname.slice(languages[pathLanguage(pathname)].prefix.length)
  // Two slashes at the start would lead to another site.
  return withPrefix(bare.replace(/^\/*/, '/'), language)
}

/** Puts the prefix of a language before a path of the default language. */
export function withPrefix(path: string, language: LanguageCode): string {
  const { prefix } = languages[language]
  return path === '/' ? prefix || '/' : prefix + path
}
