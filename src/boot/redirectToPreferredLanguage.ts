import { pathLanguage, prefixedLanguage, translatePath } from '#i18n/languagePaths.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { isLoadedAgain } from '#browser/isLoadedAgain.ts'

/** `preferredLanguage` is what the visitor wants where the address does not say. */
export function redirectToPreferredLanguage(preferredLanguage: () => LanguageCode | undefined): void {
  const target = staysOnSite() ? null : languageRedirect(window.location, preferredLanguage)
  if (!target) return
  // What is left shows nothing, and is not hydrated (src/entry-client.ts).
  document.documentElement.hidden = true
  window.location.replace(target)
}

/** A link, a new tab, reload, back and forward keep the page's language. */
function staysOnSite() {
  return document.referrer.startsWith(`${window.location.origin}/`) || isLoadedAgain()
}

/** Null where no redirect is needed: a prefix decides the language, the visitor's preference only without one. */
export function languageRedirect(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  preferredLanguage: () => LanguageCode | undefined,
): string | null {
  if (prefixedLanguage(pathname)) return null
  const preferred = preferredLanguage()
  if (!preferred || preferred === pathLanguage(pathname)) return null
  return translatePath(pathname, preferred) + search + hash
}
