import { useEffect } from 'react'
import { internalLink } from '#app/internalLink.ts'
import { useSiteLoader } from '../siteLoader.ts'

/** The mouse enters a link, the keyboard focuses it, a finger touches it. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** Loads code and texts of the page that the visitor is about to go to, also in another language. */
export function usePrefetchOnIntent(): void {
  const loader = useSiteLoader()
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const { page, language } = internalLink(target)?.place ?? {}
      // A failure is not reported here: the click loads again, and reports it.
      if (page && language) loader.loadPage(page, language).catch(() => undefined)
    }
    for (const type of intents) document.addEventListener(type, prefetch, { passive: true })
    return () => {
      for (const type of intents) document.removeEventListener(type, prefetch)
    }
  }, [loader])
}
