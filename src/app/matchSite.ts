import { matchRoutes } from 'react-router-dom'
import { pathLanguage } from '#i18n/languagePaths.ts'
import type { RouteHandle } from './routeData.ts'
import { languageRoute } from './routes.ts'

const known = new Map<string, readonly RouteHandle[]>()

/**
 * The handles of the routes that a path matches, from the root to the deepest. A path is matched once: React
 * Router compiles its language's table for it, which takes longer than to show a page that was made ready.
 */
export function matchSite(pathname: string): readonly RouteHandle[] {
  const handles = known.get(pathname) ?? matchHandles(pathname)
  known.set(pathname, handles)
  return handles
}

function matchHandles(pathname: string) {
  const routes = [languageRoute(pathLanguage(pathname))]
  return matchRoutes(routes, pathname)?.map(({ route }) => route.handle as RouteHandle) ?? []
}
