import type { LanguageCode } from '#i18n/languages.ts'
import { languageRedirect } from './languageRedirect.ts'

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
