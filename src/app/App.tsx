import { useLocation } from 'react-router-dom'
import { resolvePath } from '#i18n/addresses.ts'
import { LanguageProvider } from './LanguageProvider.tsx'
import { SiteLayout } from './SiteLayout.tsx'
import { PageLoaderContext, type PageLoader } from './PageLoader.ts'
import { useSetDocumentLanguage } from './useSetDocumentLanguage.ts'

/** One and the same element, so that the theme is not made again when only the page changes. */
const layout = <SiteLayout />

/** The whole site below a router. */
export function App({ loader }: { loader: PageLoader }) {
  const { language } = resolvePath(useLocation().pathname)
  useSetDocumentLanguage(language)
  return (
    <PageLoaderContext value={loader}>
      <LanguageProvider language={language}>{layout}</LanguageProvider>
    </PageLoaderContext>
  )
}
