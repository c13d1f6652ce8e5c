import { InnerPage } from '#components/content/InnerPage.tsx'
import { canonicalPage, type PageId, type PagesOf } from '#config/pages.ts'
import { contentOf } from '#content/loadContent.ts'
import { PageSections } from '#sections/PageSections.tsx'
import { Gallery } from './Gallery.tsx'

/** The overview of products or services: the pages below, from the table of pages; then which of them to choose. */
export default function OverviewPage({ id }: { id: PageId }) {
  const page = canonicalPage(id) as PagesOf<'overview'>
  const { promise, sections } = contentOf(page)
  return (
    <InnerPage page={page} promise={promise}>
      <Gallery page={page} />
      <PageSections page={page} sections={sections} firstPosition={1} />
    </InnerPage>
  )
}
