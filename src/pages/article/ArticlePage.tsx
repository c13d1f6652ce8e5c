import { ArticleSections } from '#components/content/article/ArticleSections.tsx'
import type { SectionTexts } from '#components/content/article/texts.ts'
import { IndustryList } from '#components/content/IndustryList.tsx'
import { InnerPage } from '#components/content/InnerPage.tsx'
import { Section } from '#components/content/Section.tsx'
import { SubNavigation } from '#components/content/SubNavigation.tsx'
import { canonicalPage, menuPages, pageRow, ancestorsOf, type PageId, type PagesOf } from '#config/pages.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { diagrams } from './diagrams.ts'

/** A page about one product or service: banner, sub-navigation, sections, and the way on. */
export default function ArticlePage({ id }: { id: PageId }) {
  const page = canonicalPage(id) as PagesOf<'article'>
  const { t } = useTexts()
  const family = ancestorsOf(page)[1]
  const { industriesInBanner, parent } = pageRow(page)
  const sections: Record<string, SectionTexts> = t(`pages/${page}:sections`, { returnObjects: true })
  return (
    <InnerPage
      page={page}
      bannerContent={industriesInBanner && <IndustryList />}
      openingContent={
        family && menuPages(family).length > 0 && <SubNavigation family={family} current={page} />
      }
    >
      <ArticleSections page={page} sections={sections} diagrams={diagrams[page]} />
      {parent === 'products' && !industriesInBanner && (
        <Section background="band" padding="dense">
          <IndustryList />
        </Section>
      )}
    </InnerPage>
  )
}
