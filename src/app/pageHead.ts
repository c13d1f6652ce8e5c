import type { i18n } from 'i18next'
import type { PageId } from '#config/pages.ts'
import { siteOrigin } from '#config/site.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { buildHead, type HeadModel } from '#seo/buildHead.ts'
import { routeData, type RouteHandle } from './routeData.ts'

interface HeadOfPage {
  i18n: i18n
  language: LanguageCode
  /** null for a page that is not there. */
  page: PageId | null
  /** Of the matched routes, from the root to the deepest. */
  handles: readonly RouteHandle[]
}

/** The head of the page that the matched routes show. */
export function pageHead({ i18n, language, page, handles }: HeadOfPage): HeadModel {
  return buildHead({
    origin: siteOrigin,
    language,
    page,
    ...routeData(handles, i18n.t),
    brand: i18n.t('brand:name'),
    pageName: (id) => i18n.t(`menu:pages.${id}`),
  })
}
