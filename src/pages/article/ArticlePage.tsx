import { ArticleSections } from '#components/content/article/ArticleSections.tsx'
import type { SectionTexts } from '#components/content/article/texts.ts'
import { IndustryList } from '#components/content/IndustryList.tsx'
import { InnerPage } from '#components/content/InnerPage.tsx'
import { Section } from '#components/content/Section.tsx'
import { SubNavigation } from '#components/content/SubNavigation.tsx'
import { canonicalPage, menuPages, pageRow, familyOf, type PageId, type PagesOf } from '#config/pages.ts'
import { contentOf } from '#content/loadContent.ts'
import { PageSections } from '#sections/PageSections.tsx'
import { useI18n, useTexts } from '#i18n/useTexts.ts'
import { sheetKey } from '#sheet/sheetKey.ts'
import { SheetLink } from '#sheet/SheetLink.tsx'
import { SheetSection } from '#sheet/SheetSection.tsx'
import { drawings } from './drawings.ts'

/** A page about one product or service: opening, sub-navigation, sections, the sheet if it has one, and the way on. */
export default function ArticlePage({ id }: { id: PageId }) {
  const page = canonicalPage(id) as PagesOf<'article'>
  const { t } = useTexts()
  const hasSheet = useI18n().exists(sheetKey(page))
  const family = familyOf(page)
  const { industriesInBanner, parent } = pageRow(page)
  const slots = {
    banner: industriesInBanner ? IndustryList : undefined,
    actions: hasSheet ? SheetLink : undefined,
    subMenu: family && menuPages(family).length > 0 ? SubNavigation : undefined,
  }
  const content = contentOf(page)
  const sections: Record<string, SectionTexts> = t(`pages/${page}:sections`, { returnObjects: true })
  return (
    <InnerPage page={page} slots={slots}>
      {content ? (
        <PageSections page={page} sections={content.sections} />
      ) : (
        <ArticleSections page={page} sections={sections} drawings={drawings[page]} />
      )}
      {hasSheet && (
        <SheetSection page={page} background={Object.keys(sections).length % 2 === 0 ? 'paper' : 'default'} />
      )}
      {parent === 'products' && !industriesInBanner && (
        <Section background="band" padding="dense">
          <IndustryList />
        </Section>
      )}
    </InnerPage>
  )
}
