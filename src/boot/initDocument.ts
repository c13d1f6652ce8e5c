import { showWithoutScripts } from '#app/showWithoutScripts.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { storedLanguageKey } from '#i18n/storedLanguage.ts'
import { store } from '#browser/storage.ts'
import { replayClicks } from '#scheduling/replayClicks.ts'
import { showWholeTypeface } from '#scheduling/showWholeTypeface.ts'

/** Prepares a page in its `<head>`, before React starts. */
export function initDocument(): void {
  markAsScripted()
  showWholeTypeface()
  replayClicks()
  completeLanguageLinks()
  rememberLanguage()
}

/**
 * `data-script` goes again when the entry cannot be loaded: the page then looks as it does without JavaScript. The entry
 * does the same for the other scripts.
 */
function markAsScripted() {
  document.documentElement.dataset['script'] = ''
  // Errors of a script element do not bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') showWithoutScripts()
    },
    { capture: true },
  )
}

/** The prerendered switch link lacks query and fragment, and cannot name an unknown page: complete it before the click. */
function completeLanguageLinks() {
  document.addEventListener('pointerdown', completeLink)
  document.addEventListener('click', completeLink)
}

function completeLink({ target }: Event) {
  const { pathname, search, hash } = window.location
  const link = languageLink(target)
  if (link) link.href = translatePath(pathname, link.lang as LanguageCode) + search + hash
}

/** Stores the visitor's choice. React does not do it, because the language switch works before React starts. */
function rememberLanguage() {
  document.addEventListener('click', ({ target }) => {
    const link = languageLink(target)
    if (link) store('localStorage', storedLanguageKey, link.lang)
  })
}

function languageLink(target: EventTarget | null) {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
}
