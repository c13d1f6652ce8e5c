import { useEffect } from 'react'
import { internalLink } from '#app/internalLink.ts'
import { useSiteLoader } from '../siteLoader.ts'

/** A mouse that comes over a link, the keyboard that reaches it, a finger that is put on it. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** Loads code and texts of the page that the visitor is about to go to, also in another language. */
export function usePrefetchOnIntent(): void {
  const loader = useSiteLoader()
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const { page, language } = internalLink(target)?.place ?? {}
      // Where it fails, the click asks again, and says so.
      if (page && language) loader.loadPage(page, language).catch(() => undefined)
    }
    for (const type of intents) document.addEventListener(type, prefetch, { passive: true })
    return () => {
      for (const type of intents) document.removeEventListener(type, prefetch)
    }
  }, [loader])
}
