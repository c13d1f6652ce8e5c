import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { resolvePath } from '#i18n/addresses.ts'
import { AddressContext } from '#i18n/useAddress.ts'
import { LanguageProvider } from './LanguageProvider.tsx'
import { SiteLayout } from './SiteLayout.tsx'
import { PageLoaderContext, type PageLoader } from './PageLoader.ts'
import { useSetDocumentLanguage } from './useSetDocumentLanguage.ts'

/** One and the same element, so that the theme is not made again when only the page changes. */
const layout = <SiteLayout />

/** The whole site below a router. */
export function App({ loader }: { loader: PageLoader }) {
  const { pathname } = useLocation()
  const address = useMemo(() => resolvePath(pathname), [pathname])
  useSetDocumentLanguage(address.language)
  return (
    <AddressContext value={address}>
      <PageLoaderContext value={loader}>
        <LanguageProvider language={address.language}>{layout}</LanguageProvider>
      </PageLoaderContext>
    </AddressContext>
  )
}
