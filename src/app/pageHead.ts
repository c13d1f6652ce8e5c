import type { i18n } from 'i18next'
import type { PageId } from '#config/pages.ts'
import { siteOrigin } from '#config/site.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { buildHead, type HeadModel } from '#seo/buildHead.ts'
import { routeData } from './routeData.ts'

/**
 * The document head of a page.
 * @param page null for an address that no page has
 */
export function pageHead(i18n: i18n, language: LanguageCode, page: PageId | null): HeadModel {
  return buildHead({
    origin: siteOrigin,
    language,
    page,
    ...routeData(page, i18n.t),
    brand: i18n.t('brand:name'),
    pageName: (id) => i18n.t(`menu:pages.${id}`),
  })
}
