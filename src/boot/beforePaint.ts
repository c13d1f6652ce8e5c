/**
 * Runs inside `<head>`, before anything is painted: marks the document as scripted, sets the colour scheme,
 * and takes the visitor to the language that was chosen. Built into one inline script.
 */
import { storedSchemeKey } from '#theme/storedScheme.ts'
import { languageRedirect } from './languageRedirect.ts'

const root = document.documentElement
root.dataset['script'] = ''
root.dataset['scheme'] = storedScheme() ?? systemScheme()

const target = cameByHistory() ? null : languageRedirect(window.location)
if (target) {
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
    const mode = localStorage.getItem(storedSchemeKey)
    return mode === 'light' || mode === 'dark' ? mode : null
  } catch {
    return null
  }
}

function systemScheme() {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
