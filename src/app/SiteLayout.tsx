import { Outlet } from 'react-router-dom'
import { PageStyles } from '#components/layout/PageStyles.tsx'
import { ScrollToTop } from '#components/layout/ScrollToTop.tsx'
import { SiteFooter } from '#components/layout/SiteFooter.tsx'
import { SiteHeader } from '#components/layout/SiteHeader.tsx'
import { SkipLink } from '#components/layout/SkipLink.tsx'
import type { LanguageCode } from '#i18n/languages.ts'
import { CrashBoundary } from './CrashBoundary.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { LanguageProvider } from './LanguageProvider.tsx'
import { NavigationEffects } from './NavigationEffects.tsx'

/** The shell around every page of a language. */
export function SiteLayout({ language }: { language: LanguageCode }) {
  return (
    <LanguageProvider language={language}>
      <PageStyles />
      <DocumentHead />
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <CrashBoundary>
          <Outlet />
        </CrashBoundary>
      </main>
      <SiteFooter />
      <ScrollToTop />
      <NavigationEffects />
    </LanguageProvider>
  )
}
