import type { i18n } from 'i18next'
import { pageNamespace } from '#i18n/localeFiles.ts'
import type { PageId } from '#config/pages.ts'

/** What an address says about itself. */
export interface RouteData {
  title: string
  description: string
}

/**
 * Title and description of a page, by default the brand's own.
 * @param page null for an address that no page has
 */
export function routeData(page: PageId | null, t: i18n['t']): RouteData {
  const meta = page ? (`${pageNamespace(page)}:meta` as const) : 'errors:notFound.meta'
  return {
    title: t([`${meta}.title`, 'brand:genericTitle']),
    description: t([`${meta}.description`, 'brand:genericDescription']),
  }
}
