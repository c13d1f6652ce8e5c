import { storedLanguageKey } from '#i18n/storedLanguage.ts'
import { store } from '#storage.ts'

/**
 * Marks the document as scripted before anything is painted. The mark goes again where the
 * page's scripts cannot be loaded: what needs them is then replaced as in a browser without JavaScript.
 */
export function markDocument(): void {
  const root = document.documentElement
  root.dataset['script'] = ''
  // The page is read then, and the browser waits for the typeface.
  document.addEventListener('readystatechange', computeStyles, { once: true })
  document.addEventListener('click', rememberLanguage)
  // Errors of a script element do not bubble.
  document.addEventListener('error', unmarkWithoutModules, { capture: true })
}

/** Asking for a value makes the browser compute all styles, which it would do in the first frame (src/app/rendering/README.md). */
function computeStyles() {
  getComputedStyle(document.documentElement).getPropertyValue('color')
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
