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

/** Memoized: they do not depend on the page. Their parts that need the address read it themselves. */
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
          {/* Keyed by the address: after a crash the next page renders again. */}
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
