import { storedLanguageKey } from '#i18n/storedLanguage.ts'
import { store } from '#storage.ts'
import { preferredScheme } from '#theme/preferredScheme.ts'

/**
 * Marks the document as scripted, and sets its colour scheme, before anything is painted. The mark goes again where the
 * page's scripts cannot be loaded: what needs them is then replaced as in a browser without JavaScript.
 */
export function markDocument(): void {
  const root = document.documentElement
  root.dataset['script'] = ''
  root.dataset['scheme'] = preferredScheme()
  document.addEventListener('click', rememberLanguage)
  // Errors of a script element do not bubble.
  document.addEventListener('error', unmarkWithoutModules, { capture: true })
}

function unmarkWithoutModules({ target }: Event) {
  if (target instanceof HTMLScriptElement && target.type === 'module')
    delete document.documentElement.dataset['script']
}

/** It is not done in React, because the language switch is a link that works before React starts. */
function rememberLanguage({ target }: MouseEvent) {
  const link = target instanceof Element && target.closest<HTMLElement>('a[hreflang]')
  if (link) store('localStorage', storedLanguageKey, link.lang)
}
