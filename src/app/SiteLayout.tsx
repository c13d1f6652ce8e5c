import { Fragment, memo } from 'react'
import { useLocation } from 'react-router-dom'
import { ActivePageProvider } from '#components/layout/ActivePageProvider.tsx'
import { ScrollToTop } from '#components/layout/ScrollToTop.tsx'
import { SiteFooter } from '#components/layout/SiteFooter.tsx'
import { SiteHeader } from '#components/layout/SiteHeader.tsx'
import { SkipLink } from '#components/layout/SkipLink.tsx'
import { useHydrationMark } from '#hooks/useHydrationMark.ts'
import { resolvePath } from '#i18n/addresses.ts'
import { FollowLinkContext } from '#theme/LinkBehavior.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { NavigationEffects } from './NavigationEffects.tsx'
import { PageSwitcher } from './rendering/PageSwitcher.tsx'
import { usePrefetchInView } from './rendering/usePrefetchInView.ts'
import { useFollowLink } from './useFollowLink.ts'
import { useCanonicalRedirect } from './useCanonicalRedirect.ts'
import { useRemountAfterForeignEdits } from './useRemountAfterForeignEdits.ts'

/** Memoized: they do not depend on the page. Their parts that need the address read it themselves. */
const Skip = memo(SkipLink)
const Header = memo(SiteHeader)
const Footer = memo(SiteFooter)
const UpArrow = memo(ScrollToTop)

/** The shell around every page of a language. */
export function SiteLayout() {
  const { language, page } = resolvePath(useLocation().pathname)
  useHydrationMark('shell')
  useCanonicalRedirect(page)
  usePrefetchInView(language)
  return (
    <FollowLinkContext value={useFollowLink()}>
      <Fragment key={useRemountAfterForeignEdits(language)}>
        <Skip />
        <ActivePageProvider>
          <Header />
        </ActivePageProvider>
        <main id="main" tabIndex={-1}>
          <PageSwitcher language={language} page={page} />
        </main>
        <Footer />
        <UpArrow />
      </Fragment>
      <DocumentHead page={page} />
      <NavigationEffects />
    </FollowLinkContext>
  )
}
