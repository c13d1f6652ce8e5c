import type { LanguageCode } from '#i18n/languages.ts'
import { storedSchemeKey } from '#theme/storedScheme.ts'
import { languageRedirect } from './languageRedirect.ts'

/**
 * What has to happen before anything is painted: marks the document as scripted, sets the colour scheme, and
 * takes the visitor to the language that wins.
 * @param preferredLanguage what the visitor wants where the address does not say.
 */
export function prepareDocument(preferredLanguage: () => LanguageCode | undefined): void {
  const root = document.documentElement
  root.dataset['script'] = ''
  root.dataset['scheme'] = storedScheme() ?? systemScheme()

  const target = cameByHistory() ? null : languageRedirect(window.location, preferredLanguage)
  if (!target) return
  root.hidden = true
  root.dataset['leaving'] = ''
  window.location.replace(target)
}

/** Back and forward show a page as it was, in its language, also where they load it anew. */
function cameByHistory() {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
}

function storedScheme(): string | null {
  try {
    const scheme = localStorage.getItem(storedSchemeKey)
    return scheme === 'light' || scheme === 'dark' ? scheme : null
  } catch {
    return null
  }
}

function systemScheme() {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
