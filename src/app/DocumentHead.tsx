import { use, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { afterPaint } from '#hooks/afterPaint.ts'
import { findPlace } from '#i18n/addresses.ts'
import { useLanguage } from '#i18n/LanguageContext.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { applyTags } from '#seo/applyTags.ts'
import { pageHead } from './pageHead.ts'
import { routeData, RouteHandlesContext } from './routeData.ts'

/** The address whose head the document has; at first the one that it came with. */
let shownAddress: string | undefined

/**
 * Keeps the document's head true to the page after every completed navigation. A flip changes everything in
 * one frame; another page is painted first, with its title, before the tags for machines change.
 */
export function DocumentHead() {
  const { pathname } = useLocation()
  const { code, direction } = useLanguage()
  const { t, i18n } = useTexts()
  const handles = use(RouteHandlesContext)
  const { title } = routeData(handles, t)
  useLayoutEffect(() => {
    const isKnown = pathname === (shownAddress ?? pathname) && document.title === title
    shownAddress = pathname
    if (isKnown) return
    document.title = title
    const html = document.documentElement
    const changeTags = () => {
      const { page } = findPlace(pathname)
      if (shownAddress === pathname) applyTags(pageHead({ i18n, language: code, page, handles }).tags)
    }
    if (html.lang === code) return afterPaint(changeTags)
    Object.assign(html, { lang: code, dir: direction })
    changeTags()
  }, [pathname, code, direction, i18n, handles, title])
  return null
}
