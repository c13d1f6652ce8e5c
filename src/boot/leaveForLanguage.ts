import { pathLanguage, prefixedLanguage, translatePath } from '#i18n/languagePaths.ts'
import type { LanguageCode } from '#i18n/languages.ts'

/**
 * Takes the visitor to the language that wins, before anything is painted.
 * @param preferredLanguage what the visitor wants where the address does not say.
 */
export function leaveForLanguage(preferredLanguage: () => LanguageCode | undefined): void {
  const target = cameByHistory() ? null : languageRedirect(window.location, preferredLanguage)
  if (!target) return
  const root = document.documentElement
  root.hidden = true
  root.dataset['leaving'] = ''
  window.location.replace(target)
}

/** Back and forward never redirect: they show a page in the language that it had. */
function cameByHistory() {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
}

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
