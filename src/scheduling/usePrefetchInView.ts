import { useEffect } from 'react'
import type { LanguageCode } from '#i18n/languages.ts'
import { internalLink } from '#i18n/internalLink.ts'
import { mayFetchAhead, type Connection } from './mayFetchAhead.ts'
import type { LoadPage } from './usePrefetchOnIntent.ts'

/** Loads the pages whose links are in view: not those of other languages, whose typeface alone weighs more than a page. */
export function usePrefetchInView(language: LanguageCode, loadPage: LoadPage): void {
  useEffect(() => {
    if (!mayFetchAhead((navigator as Navigator & { connection?: Connection }).connection)) return
    const prefetch = (link: Element) => {
      const { resolved } = internalLink(link) ?? {}
      if (!resolved?.page || resolved.language !== language) return
      loadPage(resolved.page, language).catch(() => undefined)
    }
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        whenIdle(() => prefetch(target))
      }
    })
    let isCurrent = true
    // Links come with each page, and with what lies below its opening.
    const observeLinks = () =>
      whenIdle(() => {
        if (isCurrent) for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
      })
    const sections = new MutationObserver(observeLinks)
    const main = document.getElementById('main')
    if (main) sections.observe(main, { childList: true })
    observeLinks()
    return () => {
      isCurrent = false
      sections.disconnect()
      observer.disconnect()
    }
  }, [loadPage, language])
}

/** Runs a task when the browser is idle: in 2 s at most, as Chromium may report no idle time. Safari never does. */
function whenIdle(task: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 500)
}
