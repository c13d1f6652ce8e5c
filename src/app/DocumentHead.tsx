import { use, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { siteOrigin } from '#config/site.ts'
import { usePlace } from '#hooks/usePlace.ts'
import { useLanguage } from '#i18n/LanguageContext.ts'
import { applyHead } from '#seo/applyHead.ts'
import { buildHead, type HeadModel } from '#seo/buildHead.ts'
import { routeData, RouteHandlesContext } from './routeData.ts'

/** The head of the page that is shown now. */
function useHeadModel(): HeadModel {
  const { code } = useLanguage()
  const { page } = usePlace()
  const { i18n, t } = useTranslation(['brand', 'menu'])
  return buildHead({
    origin: siteOrigin,
    language: code,
    page,
    ...routeData(use(RouteHandlesContext), i18n),
    brand: t('brand:name'),
    pageName: (id) => t(`menu:pages.${id}`),
  })
}

/** Keeps the document's head true to the page after every completed navigation. */
export function DocumentHead() {
  const { pathname } = useLocation()
  const model = useHeadModel()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname && document.title === model.title) return
    shown.current = pathname
    applyHead(model)
  })
  return null
}
