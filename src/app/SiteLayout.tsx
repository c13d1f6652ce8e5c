import { memo } from 'react'
import { PhoneBar } from '#components/layout/PhoneBar.tsx'
import { PrintHead } from '#components/layout/PrintHead.tsx'
import { ScrollToTop } from '#components/layout/ScrollToTop.tsx'
import { SiteFooter } from '#components/layout/SiteFooter.tsx'
import { SiteHeader } from '#components/layout/SiteHeader.tsx'
import { SkipLink } from '#components/layout/SkipLink.tsx'
import { SearchProvider } from '#search/dialog/SearchProvider.tsx'
import { ShowFoldFirstContext } from '#scheduling/InTurn.tsx'
import { DeferPageChange } from '#scheduling/DeferPageChange.tsx'
import { useFollowedLink } from '#scheduling/useFollowedLink.ts'
import { useHydrationMark } from '#scheduling/useHydrationMark.ts'
import { usePrefetchInView } from '#scheduling/usePrefetchInView.ts'
import { usePrefetchOnIntent } from '#scheduling/usePrefetchOnIntent.ts'
import { useAddress } from '#i18n/useAddress.ts'
import { FollowLinkContext } from '#theme/LinkBehavior.tsx'
import { CommitteePrint } from './CommitteePrint.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { NavigationEffects } from './NavigationEffects.tsx'
import { usePageLoader } from './PageLoader.ts'
import { SitePage } from './SitePage.tsx'
import { useFollowLink } from './useFollowLink.ts'
import { useCanonicalRedirect } from './useCanonicalRedirect.ts'
import { useOwnDocument } from './useOwnDocument.ts'
import { useRemountAfterForeignEdits } from './useRemountAfterForeignEdits.ts'

/** Memoized: they do not depend on the page. Their parts that need the address read it themselves. */
const Skip = memo(SkipLink)
const Header = memo(SiteHeader)
const PaperHead = memo(PrintHead)
const Footer = memo(SiteFooter)
const UpArrow = memo(ScrollToTop)
const LowerBar = memo(PhoneBar)

/** The shell around every page of a language. */
export function SiteLayout() {
  const { language, page } = useAddress()
  const { loadPageAhead } = usePageLoader()
  useHydrationMark('shell')
  useCanonicalRedirect(page)
  useOwnDocument(page)
  usePrefetchOnIntent(loadPageAhead)
  usePrefetchInView(language, loadPageAhead)
  return (
    <FollowLinkContext value={useFollowLink()}>
      <SearchProvider key={useRemountAfterForeignEdits(language)}>
        <Skip />
        <Header />
        <DeferPageChange>
          <PaperHead />
        </DeferPageChange>
        <main id="main" tabIndex={-1}>
          <CommitteePrint>
            {/* Not around the paper, which is printed as soon as it is there. */}
            <ShowFoldFirstContext value={useFollowedLink(page)}>
              <SitePage key={page} language={language} page={page} />
            </ShowFoldFirstContext>
          </CommitteePrint>
        </main>
        <Footer />
        <UpArrow />
        <DeferPageChange>
          <LowerBar />
        </DeferPageChange>
      </SearchProvider>
      <DocumentHead page={page} />
      <NavigationEffects />
    </FollowLinkContext>
  )
}
