import { matchRoutes, useLocation, useRoutes } from 'react-router-dom'
import { RouteHandlesContext, type RouteHandle } from './routeData.ts'
import { routes } from './routes.tsx'
import { SiteLoaderContext, type SiteLoader } from '#loading/siteLoader.ts'

/** The whole site below a router. */
export function App({ loader }: { loader: SiteLoader }) {
  const location = useLocation()
  const screen = useRoutes(routes)
  const handles = matchRoutes(routes, location)?.map(({ route }) => route.handle as RouteHandle) ?? []
  return (
    <SiteLoaderContext value={loader}>
      <RouteHandlesContext value={handles}>{screen}</RouteHandlesContext>
    </SiteLoaderContext>
  )
}
