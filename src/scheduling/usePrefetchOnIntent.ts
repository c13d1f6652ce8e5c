import { useEffect } from 'react'
import type { PageId } from '#config/pages.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { internalLink } from '#i18n/internalLink.ts'

/** Loads a page's code and texts, once. */
export type LoadPage = (page: PageId, language: LanguageCode) => Promise<unknown>

const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** Loads the page whose link the visitor points at, also in another language. */
export function usePrefetchOnIntent(loadPage: LoadPage): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const resolved = internalLink(target)?.resolved
      // The failure is kept: the render after the click throws it.
      if (resolved?.page) loadPage(resolved.page, resolved.language).catch(() => undefined)
    }
    for (const type of intents) document.addEventListener(type, prefetch, { passive: true })
    return () => {
      for (const type of intents) document.removeEventListener(type, prefetch)
    }
  }, [loadPage])
}
