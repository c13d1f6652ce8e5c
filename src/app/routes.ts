import type { RouteObject } from 'react-router-dom'
import { pagePath } from '#i18n/addresses.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import type { PageId } from '#config/pages.ts'
import type { RouteHandle } from './routeData.ts'

/**
 * The route of a language, with the branch that leads to one page. What a page looks like is not here: the same
 * layout shows them all, so that React keeps the page's state when the visitor flips from a page to its twin.
 * @param trail the page's parents and the page itself; nothing for an address without a page
 */
export function languageRoute(code: LanguageCode, trail: readonly PageId[]): RouteObject {
  return {
    path: languages[code].prefix || '/',
    caseSensitive: true,
    handle: {} satisfies RouteHandle,
    children: [...branch(code, trail), { path: '*', handle: { notFound: true } satisfies RouteHandle }],
  }
}

function branch(code: LanguageCode, [id, ...below]: readonly PageId[]): RouteObject[] {
  if (!id) return []
  const handle: RouteHandle = { page: id }
  return [{ path: pagePath(id, code), caseSensitive: true, handle, children: branch(code, below) }]
}
