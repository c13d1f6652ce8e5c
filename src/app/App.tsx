import { useLocation } from 'react-router-dom'
import { resolvePath } from '#i18n/addresses.ts'
import { SiteLoaderContext, type SiteLoader } from './siteLoader.ts'
import { SiteLayout } from './SiteLayout.tsx'

/** The whole site below a router. */
export function App({ loader }: { loader: SiteLoader }) {
  const { pathname } = useLocation()
  return (
    <SiteLoaderContext value={loader}>
      <SiteLayout {...resolvePath(pathname)} />
    </SiteLoaderContext>
  )
}
