import { matchRoutes } from 'react-router-dom'
import { pageTrail } from '#config/pages.ts'
import { findPlace } from '#i18n/addresses.ts'
import type { RouteHandle } from './routeData.ts'
import { languageRoute } from './routes.ts'

const known = new Map<string, readonly RouteHandle[]>()

/**
 * The handles of the routes that a path matches, from the root to the deepest. A path is matched once, and
 * against its page's branch of the table: React Router compiles what it is given, and all of it takes longer
 * than to show a page that was made ready.
 */
export function matchSite(pathname: string): readonly RouteHandle[] {
  const handles = known.get(pathname) ?? matchHandles(pathname)
  known.set(pathname, handles)
  return handles
}

function matchHandles(pathname: string) {
  const { page, language } = findPlace(pathname)
  const routes = [languageRoute(language, page ? pageTrail(page) : [])]
  return matchRoutes(routes, pathname)?.map(({ route }) => route.handle as RouteHandle) ?? []
}
