import { memo, Suspense } from 'react'
import { ScrollToTop } from '#components/layout/ScrollToTop.tsx'
import { SiteFooter } from '#components/layout/SiteFooter.tsx'
import { SiteHeader } from '#components/layout/SiteHeader.tsx'
import { SkipLink } from '#components/layout/SkipLink.tsx'
import type { ResolvedPath } from '#i18n/addresses.ts'
import { NotFoundPage } from '#pages/not-found/NotFoundPage.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { LanguageProvider } from './LanguageProvider.tsx'
import { NavigationEffects } from './NavigationEffects.tsx'
import { Page } from './Page.tsx'
import { useLayOutSections } from './rendering/useLayOutSections.ts'
import { useLinkNavigation } from './useLinkNavigation.ts'
import { usePrefetchInView } from './rendering/usePrefetchInView.ts'
import { usePrefetchOnIntent } from './rendering/usePrefetchOnIntent.ts'

/** They do not depend on the page, but for the parts that ask for the address themselves. */
const Header = memo(SiteHeader)
const Footer = memo(SiteFooter)

/**
 * The shell around every page of a language. React hydrates it boundary by boundary, so that a slow phone
 * answers in between: the shell first, then the page, then the footer.
 */
export function SiteLayout({ language, page }: ResolvedPath) {
  useLinkNavigation()
  usePrefetchOnIntent()
  usePrefetchInView(language, page)
  useLayOutSections(language, page)
  return (
    <LanguageProvider language={language}>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        <Suspense>
          {/* A new page gets a new chance after a crash. */}
          <CrashBoundary key={page}>
            {page ? <Page id={page} language={language} /> : <NotFoundPage />}
            {!page && <DocumentHead />}
          </CrashBoundary>
        </Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <ScrollToTop />
      <NavigationEffects />
    </LanguageProvider>
  )
}
