import { memo } from 'react'
import { ScrollToTop } from '#components/layout/ScrollToTop.tsx'
import { SiteFooter } from '#components/layout/SiteFooter.tsx'
import { SiteHeader } from '#components/layout/SiteHeader.tsx'
import { SkipLink } from '#components/layout/SkipLink.tsx'
import type { ResolvedPath } from '#i18n/addresses.ts'
import { DocumentHead } from './DocumentHead.tsx'
import { LanguageProvider } from './LanguageProvider.tsx'
import { NavigationEffects } from './NavigationEffects.tsx'
import { PageSwitcher } from './rendering/PageSwitcher.tsx'
import { useLayOutSections } from './rendering/useLayOutSections.ts'
import { useDocumentLanguage } from './useDocumentLanguage.ts'
import { useLinkNavigation } from './useLinkNavigation.ts'
import { usePrefetchInView } from './rendering/usePrefetchInView.ts'

/** Memoized: they do not depend on the page. Their parts that need the address read it themselves. */
const Header = memo(SiteHeader)
const Footer = memo(SiteFooter)

/** The shell around every page of a language. */
export function SiteLayout({ language, page }: ResolvedPath) {
  useDocumentLanguage(language)
  useLinkNavigation()
  usePrefetchInView(language, page)
  useLayOutSections(language, page)
  return (
    <LanguageProvider language={language}>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        <PageSwitcher language={language} page={page} />
      </main>
      <DocumentHead page={page} />
      <Footer />
      <ScrollToTop />
      <NavigationEffects />
    </LanguageProvider>
  )
}
