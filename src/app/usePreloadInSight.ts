import { useEffect } from 'react'
import { useSiteLoader } from '#loading/siteLoader.ts'
import { whenIdle } from '#hooks/whenIdle.ts'
import { findPlace } from '#i18n/addresses.ts'
import { toSite } from './siteLinks.ts'

/** Of the Network Information API, which only some browsers have. */
type Saver = Navigator & { connection?: { saveData?: boolean } }

/**
 * Fetches code and texts of the pages whose links are in sight, when the browser has nothing else to do;
 * not for visitors who save data.
 * @param page the path of what is shown: with another page other links are in sight.
 */
export function usePreloadInSight(page: string): void {
  const loader = useSiteLoader()
  const { language } = findPlace(page)
  useEffect(() => {
    if ((navigator as Saver).connection?.saveData) return
    const preload = (link: HTMLAnchorElement) => {
      const { place } = toSite(link) ?? {}
      // Not the other language: its typeface alone weighs more than the page.
      if (!place?.page || place.language !== language) return
      loader.loadScreen(place.page, place.language).catch(() => undefined)
    }
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
        observer.unobserve(target)
        whenIdle(() => preload(target))
      }
    })
    whenIdle(() => {
      for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
    })
    return () => observer.disconnect()
  }, [loader, page, language])
}
