import { use, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { findPlace } from '#i18n/addresses.ts'
import { useLanguage } from '#i18n/LanguageContext.ts'
import { applyHead } from '#seo/applyHead.ts'
import { pageHead } from './pageHead.ts'
import { RouteHandlesContext } from './routeData.ts'

/** The address whose head the document has; at first the one that it came with. */
let shownAddress: string | undefined

/** Keeps the document's head true to the page after every completed navigation. */
export function DocumentHead() {
  const { pathname } = useLocation()
  const { code } = useLanguage()
  const { page } = findPlace(pathname)
  const { i18n } = useTranslation(['brand', 'menu'])
  const model = pageHead({ i18n, language: code, page, handles: use(RouteHandlesContext) })
  useLayoutEffect(() => {
    const isKnown = pathname === (shownAddress ?? pathname) && document.title === model.title
    shownAddress = pathname
    if (!isKnown) applyHead(model)
  })
  return null
}
