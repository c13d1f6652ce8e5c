import type { RouteObject } from 'react-router-dom'
import { pagePath } from '#i18n/addresses.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { pageRow, type PageId } from '#config/pages.ts'
import type { RouteHandle } from './routeData.ts'

/**
 * The addresses of pages in a language. What a page looks like is not here: the same layout shows them all, so
 * that React keeps the page's state when the visitor flips from a page to its twin.
 * @param ids a page's parents have to be among them
 */
export function languageRoute(code: LanguageCode, ids: readonly PageId[]): RouteObject {
  return {
    path: languages[code].prefix || '/',
    caseSensitive: true,
    handle: {} satisfies RouteHandle,
    children: [
      ...ids.filter((id) => !pageRow(id).parent).map((id) => pageRoute(id, code, ids)),
      { path: '*', handle: { notFound: true } satisfies RouteHandle },
    ],
  }
}

/** A page's route with the routes of the pages below it. */
function pageRoute(id: PageId, code: LanguageCode, ids: readonly PageId[]): RouteObject {
  const handle: RouteHandle = { page: id }
  const path = { path: pagePath(id, code), caseSensitive: true, handle }
  const children = ids.filter((child) => pageRow(child).parent === id)
  if (children.length === 0) return path
  return {
    ...path,
    children: [{ index: true, handle }, ...children.map((child) => pageRoute(child, code, ids))],
  }
}
