import { startTransition, useEffect, useState } from 'react'
import type { PageId } from '#config/pages.ts'
import type { ResolvedPath } from '#i18n/addresses.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { internalLink } from '#i18n/internalLink.ts'

/** Loads a page's code and texts, once. */
export type LoadPage = (page: PageId, language: LanguageCode) => Promise<unknown>

const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** Loads the intended page, also in another language. Returns it as soon as it can be rendered in this one. */
export function usePrefetchOnIntent(language: LanguageCode, loadPage: LoadPage): PageId | null {
  const [intended, setIntended] = useState<ResolvedPath | null>(null)
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const resolved = internalLink(target)?.resolved
      if (!resolved?.page) return
      const prepare = () => {
        if (resolved.language === language) startTransition(() => setIntended(resolved))
      }
      // The failure is kept: the render after the click throws it.
      loadPage(resolved.page, resolved.language).then(prepare, () => undefined)
    }
    for (const type of intents) document.addEventListener(type, prefetch, { passive: true })
    return () => {
      for (const type of intents) document.removeEventListener(type, prefetch)
    }
  }, [loadPage, language])
  // After a switch of the language the hidden page might suspend until its texts come. React 19.3 throws an error
  // where a hidden page is removed while it is suspended (it reads `_retryCache` of null).
  return intended?.language === language ? intended.page : null
}
