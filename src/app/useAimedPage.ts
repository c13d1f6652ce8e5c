import { startTransition, useEffect, useState } from 'react'
import { useSiteLoader } from '#loading/siteLoader.ts'
import type { PageId } from '#config/pages.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { siteLinkOf } from './siteLinks.ts'

/** A mouse that comes over a link, the keyboard that reaches it, a finger that is put on it. */
const aims = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * The page that the visitor is about to go to: one whose link was aimed at, as soon as its code and texts
 * are there. Those of a page in another language are loaded, too.
 */
export function useAimedPage(language: LanguageCode): PageId | null {
  const loader = useSiteLoader()
  const [aimed, setAimed] = useState<PageId | null>(null)
  useEffect(() => {
    const aim = (event: Event) => {
      const link = siteLinkOf(event)
      if (!link?.place.page) return
      const { page, language: spoken } = link.place
      const makeReady = () => {
        if (spoken === language) startTransition(() => setAimed(page))
      }
      // Where it fails, the click will ask again, and say so.
      loader.loadScreen(page, spoken).then(makeReady, () => undefined)
    }
    const options = { passive: true }
    for (const type of aims) document.addEventListener(type, aim, options)
    return () => {
      for (const type of aims) document.removeEventListener(type, aim)
    }
  }, [loader, language])
  return aimed
}
