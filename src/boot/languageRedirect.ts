import { pathLanguage, prefixedLanguage, translatePath } from '#i18n/languagePaths.ts'
import type { LanguageCode } from '#i18n/languages.ts'

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * The address of the same page in the language that wins, or null where that is the page's own. A prefix
 * wins; without one, what the visitor prefers.
 */
export function languageRedirect(
  { pathname, search, hash }: Address,
  preferredLanguage: () => LanguageCode | undefined,
): string | null {
  if (prefixedLanguage(pathname)) return null
  const winner = preferredLanguage()
  if (!winner || winner === pathLanguage(pathname)) return null
  return translatePath(pathname, winner) + search + hash
}
