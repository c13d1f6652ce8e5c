import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { resolvePath } from '#i18n/addresses.ts'
import { useLanguage } from '#i18n/LanguageContext.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { applyTags } from '#seo/applyTags.ts'
import { pageHead } from './pageHead.ts'
import { routeData } from './routeData.ts'

/**
 * Keeps the document's head true to the page after every completed navigation. It stands beside the page, so
 * that both change in the same frame.
 */
export function DocumentHead() {
  const { pathname } = useLocation()
  const { code, direction } = useLanguage()
  const { i18n } = useTexts()
  const { page } = resolvePath(pathname)
  const { title } = routeData(page, i18n.t)
  useLayoutEffect(() => {
    const html = document.documentElement
    // The first render needs no change: the head was prerendered.
    if (document.title === title && html.lang === code) return
    document.title = title
    Object.assign(html, { lang: code, dir: direction })
    applyTags(pageHead(i18n, code, page).tags)
  }, [code, direction, i18n, page, title])
  return null
}
