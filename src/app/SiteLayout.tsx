import { memo, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { AfterPage } from '#components/layout/AfterPage.tsx'
import { ScrollToTop } from '#components/layout/ScrollToTop.tsx'
import { ShownAddress } from '#components/layout/ShownAddress.ts'
import { SiteFooter } from '#components/layout/SiteFooter.tsx'
import { SiteHeader } from '#components/layout/SiteHeader.tsx'
import { SkipLink } from '#components/layout/SkipLink.tsx'
import { useAddress } from '#hooks/useAddress.ts'
import { usePainted } from '#hooks/usePainted.ts'
import type { Place } from '#i18n/addresses.ts'
import { LanguageProvider } from './LanguageProvider.tsx'
import { LayOutInTurn } from './LayOutInTurn.tsx'
import { NavigationEffects } from './NavigationEffects.tsx'
import { Screens } from './Screens.tsx'
import { usePreloadInSight } from './usePreloadInSight.ts'

/** They follow the address by themselves, where they do. */
const Header = memo(SiteHeader)
const Footer = memo(SiteFooter)

/**
 * The shell around every page of a language. React brings the prerendered page to life boundary by boundary:
 * the bar first, then the page, then its sections and the footer.
 */
export function SiteLayout({ language, page }: Place) {
  const { pathname } = useLocation()
  const shownAddress = usePainted(useAddress())
  usePreloadInSight(pathname)
  return (
    <LanguageProvider language={language}>
      <SkipLink />
      <ShownAddress value={shownAddress}>
        <Header />
      </ShownAddress>
      <main id="main" tabIndex={-1}>
        <Suspense>
          <Screens language={language} page={page} />
        </Suspense>
      </main>
      <AfterPage>
        <Footer />
        <LayOutInTurn />
      </AfterPage>
      <ScrollToTop />
      <NavigationEffects />
    </LanguageProvider>
  )
}
