import type { i18n } from 'i18next'
import type { PageId } from '#config/pages.ts'
import { siteOrigin } from '#config/site.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { pageNamespace } from '#i18n/localeFiles.ts'
import { buildHead, type HeadModel } from '#seo/buildHead.ts'

/**
 * The document head of a page.
 * @param page null for an address that no page has
 */
export function pageHead(i18n: i18n, language: LanguageCode, page: PageId | null): HeadModel {
  return buildHead({
    origin: siteOrigin,
    language,
    page,
    ...pageMeta(page, i18n.t),
    brand: i18n.t('brand:name'),
    pageName: (id) => i18n.t(`menu:pages.${id}`),
  })
}

/**
 * Title and description of a page, by default the brand's own.
 * @param page null for an address that no page has
 */
export function pageMeta(page: PageId | null, t: i18n['t']): { title: string; description: string } {
  const meta = page ? (`${pageNamespace(page)}:meta` as const) : 'errors:notFound.meta'
  return {
    title: t([`${meta}.title`, 'brand:genericTitle']),
    description: t([`${meta}.description`, 'brand:genericDescription']),
  }
}
