import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { afterPaint } from '#hooks/afterPaint.ts'
import { findPlace } from '#i18n/addresses.ts'
import { useLanguage } from '#i18n/LanguageContext.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { applyTags } from '#seo/applyTags.ts'
import { pageHead } from './pageHead.ts'
import { routeData } from './routeData.ts'

/** The address whose head the document has; at first the one that it came with. */
let shownAddress: string | undefined

/**
 * Keeps the document's head true to the page after every completed navigation. A flip changes everything in
 * one frame; another page is painted first, with its title, before the tags for machines change.
 */
export function DocumentHead() {
  const { pathname } = useLocation()
  const { code, direction } = useLanguage()
  const { i18n } = useTexts()
  const { page } = findPlace(pathname)
  const { title } = routeData(page, i18n.t)
  useLayoutEffect(() => {
    const isKnown = pathname === (shownAddress ?? pathname) && document.title === title
    shownAddress = pathname
    if (isKnown) return
    document.title = title
    const html = document.documentElement
    const changeTags = () => {
      if (shownAddress === pathname) applyTags(pageHead(i18n, code, page).tags)
    }
    if (html.lang === code) return afterPaint(changeTags)
    Object.assign(html, { lang: code, dir: direction })
    changeTags()
  }, [pathname, code, direction, i18n, page, title])
  return null
}
