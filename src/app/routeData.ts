import type { i18n } from 'i18next'
import { createContext } from 'react'
import { pageNamespace } from '#i18n/localeFiles.ts'
import type { PageId } from '#config/pages.ts'

/** What a route says about itself. */
export interface RouteHandle {
  page?: PageId
  notFound?: boolean
}

/** The handles of the matched routes, from the root to the deepest. */
export const RouteHandlesContext = createContext<readonly RouteHandle[]>([])

export interface RouteData {
  title: string
  description: string
}

/** Title and description of the deepest matched route that has them, else the brand's own. */
export function routeData(handles: readonly RouteHandle[], t: i18n['t']): RouteData {
  const deepest = handles.findLast(({ page, notFound }) => page ?? notFound)
  if (deepest?.notFound) {
    return { title: t('errors:notFound.meta.title'), description: t('errors:notFound.meta.description') }
  }
  if (!deepest?.page) {
    return { title: t('brand:genericTitle'), description: t('brand:genericDescription') }
  }
  const namespace = pageNamespace(deepest.page)
  return { title: t(`${namespace}:meta.title`), description: t(`${namespace}:meta.description`) }
}
