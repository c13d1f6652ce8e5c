import { startTransition, useEffect, useState } from 'react'
import type { PageId } from '#config/pages.ts'
import type { ResolvedPath } from '#i18n/addresses.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { internalLink } from '#app/internalLink.ts'
import { useSiteLoader } from '../siteLoader.ts'

/** The mouse enters a link, the keyboard focuses it, a finger touches it. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Loads code and texts of the page that the visitor is about to go to, also in another language.
 * @returns the page, as soon as it can be rendered in this language
 */
export function usePrefetchOnIntent(language: LanguageCode): PageId | null {
  const loader = useSiteLoader()
  const [intended, setIntended] = useState<ResolvedPath | null>(null)
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const place = internalLink(target)?.place
      if (!place?.page) return
      const prepare = () => {
        if (place.language === language) startTransition(() => setIntended(place))
      }
      // A failure is not reported here: the click loads again, and reports it.
      loader.loadPage(place.page, place.language).then(prepare, () => undefined)
    }
    for (const type of intents) document.addEventListener(type, prefetch, { passive: true })
    return () => {
      for (const type of intents) document.removeEventListener(type, prefetch)
    }
  }, [loader, language])
  // After a flip the page might have to wait for its texts. React 19.3 throws an error where a hidden page is taken
  // away that waits (it reads `_retryCache` of null).
  return intended?.language === language ? intended.page : null
}
