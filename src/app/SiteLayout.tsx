import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ScrollToTop } from '#components/layout/ScrollToTop.tsx'
import { SiteFooter } from '#components/layout/SiteFooter.tsx'
import { SiteHeader } from '#components/layout/SiteHeader.tsx'
import { SkipLink } from '#components/layout/SkipLink.tsx'
import { translatePath } from '#i18n/languagePaths.ts'
import { defaultLanguage, type LanguageCode } from '#i18n/languages.ts'
import { CrashBoundary } from './CrashBoundary.tsx'
import { LanguageProvider } from './LanguageProvider.tsx'
import { NavigationEffects } from './NavigationEffects.tsx'

/**
 * The shell around every page of a language. React brings the prerendered page to life boundary by boundary:
 * the bar first, then the page, then the footer.
 */
export function SiteLayout({ language }: { language: LanguageCode }) {
  // A new page gets a new chance after a crash; the same page in another language does not remount.
  const page = translatePath(useLocation().pathname, defaultLanguage)
  return (
    <LanguageProvider language={language}>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <CrashBoundary key={page}>
          <Suspense>
            <Outlet />
          </Suspense>
        </CrashBoundary>
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
      <ScrollToTop />
      <NavigationEffects />
    </LanguageProvider>
  )
}
