import { use, useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { usePlace } from '#hooks/usePlace.ts'
import { useLanguage } from '#i18n/LanguageContext.ts'
import { applyTags, applyTitle } from '#seo/applyHead.ts'
import { pageHead } from './pageHead.ts'
import { RouteHandlesContext } from './routeData.ts'

/** Keeps the document's head true to the page after every completed navigation. */
export function DocumentHead() {
  const { pathname } = useLocation()
  const { code } = useLanguage()
  const { page } = usePlace()
  const { i18n } = useTranslation(['brand', 'menu'])
  const model = pageHead({ i18n, language: code, page, handles: use(RouteHandlesContext) })
  useLayoutEffect(() => applyTitle(model))
  useEffect(() => {
    // When it is painted: no visitor waits for these.
    const timer = setTimeout(() => applyTags(model, pathname), 100)
    return () => clearTimeout(timer)
  })
  return null
}
