import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { ArticleSections } from '#components/content/article/ArticleSections.tsx'
import { NextStep } from '#components/content/article/NextStep.tsx'
import { Opening } from '#components/content/article/Opening.tsx'
import type { SectionTexts } from '#components/content/article/texts.ts'
import { IndustryList } from '#components/content/IndustryList.tsx'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { SubNavigation } from '#components/content/SubNavigation.tsx'
import {
  menuPages,
  pageRow,
  pages,
  pageTrail,
  canonicalPage,
  type PageId,
  type PagesOf,
} from '#config/pages.ts'
import { Lead } from '#components/ui/text.ts'
import { diagrams } from './diagrams.ts'

const IndustryBand = styled(Section)({ paddingBlock: 'clamp(32px, 4vw, 48px)' })

/** A page about one product or service: banner, sub-navigation, sections, and one next step. */
export default function ArticlePage({ id }: { id: PageId }) {
  const page = canonicalPage(id) as PagesOf<'article'>
  const { t } = useTexts()
  const family = pageTrail(page)[1]
  const { industriesInBanner, parent, scene } = pageRow(page)
  const sections: Record<string, SectionTexts> = t(`pages/${page}:sections`, { returnObjects: true })
  return (
    <>
      <PageBanner title={t(`pages/${page}:heading`)} page={page}>
        {industriesInBanner && <IndustryList />}
      </PageBanner>
      <Opening scene={scene}>
        {family && menuPages(family).length > 0 && <SubNavigation family={family} current={page} />}
        <Lead>{t(`pages/${page}:lead`)}</Lead>
      </Opening>
      <ArticleSections page={page} sections={sections} diagrams={diagrams[page]} />
      {parent === 'products' && !industriesInBanner && (
        <IndustryBand tone="dark">
          <IndustryList />
        </IndustryBand>
      )}
      <NextStep {...t(`pages/${page}:next`, { returnObjects: true })} target={pages[page].next} />
    </>
  )
}
