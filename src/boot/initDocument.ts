import { translatePath } from '#i18n/languagePaths.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { storedLanguageKey } from '#i18n/storedLanguage.ts'
import { store } from '#browser/storage.ts'
import { repeatEarlyPresses } from './earlyPresses.ts'
import { showSystemFontUntilLoaded } from './fontLoading.ts'

/** Marks the document as scripted. The mark goes where its scripts cannot be loaded, as without JavaScript. */
export function initDocument(): void {
  const root = document.documentElement
  root.dataset['script'] = ''
  showSystemFontUntilLoaded()
  repeatEarlyPresses()
  // The page is read then, and the browser waits for the typeface.
  document.addEventListener('readystatechange', computeStyles, { once: true })
  document.addEventListener('pointerdown', completeAddress)
  document.addEventListener('click', completeAddress)
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

/** The address of the prerendered switch has no query and no fragment, and is of no unknown page. */
function completeAddress({ target }: Event) {
  const { pathname, search, hash } = window.location
  const link = languageLink(target)
  if (link) link.href = translatePath(pathname, link.lang as LanguageCode) + search + hash
}

/** It is not done in React, because the language switch is a link that works before React starts. */
function rememberLanguage({ target }: Event) {
  const link = languageLink(target)
  if (link) store('localStorage', storedLanguageKey, link.lang)
}

function languageLink(target: EventTarget | null) {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
}
