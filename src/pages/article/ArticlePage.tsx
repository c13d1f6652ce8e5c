import { useTexts } from '#i18n/useTexts.ts'
import { BelowOpening } from '#components/content/BelowOpening.tsx'
import { ArticleSections } from '#components/content/article/ArticleSections.tsx'
import { NextStep } from '#components/content/NextStep.tsx'
import { Opening } from '#components/content/Opening.tsx'
import type { SectionTexts } from '#components/content/article/texts.ts'
import { IndustryList } from '#components/content/IndustryList.tsx'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { SubNavigation } from '#components/content/SubNavigation.tsx'
import { menuPages, pageRow, pageTrail, canonicalPage, type PageId, type PagesOf } from '#config/pages.ts'
import { diagrams } from './diagrams.ts'

export default function ArticlePage({ id }: { id: PageId }) {
  const page = canonicalPage(id) as PagesOf<'article'>
  const { t } = useTexts()
  const family = pageTrail(page)[1]
  const { industriesInBanner, parent, scene } = pageRow(page)
  const sections: Record<string, SectionTexts> = t(`pages/${page}:sections`, { returnObjects: true })
  const action = t(`pages/${page}:contact.action`)
  return (
    <>
      <PageBanner title={t(`pages/${page}:heading`)} page={page}>
        {industriesInBanner && <IndustryList />}
      </PageBanner>
      <Opening lead={t(`pages/${page}:lead`)} contact={{ about: page, action }} scene={scene}>
        {family && menuPages(family).length > 0 && <SubNavigation family={family} current={page} />}
      </Opening>
      <BelowOpening>
        <ArticleSections page={page} sections={sections} diagrams={diagrams[page]} />
        {parent === 'products' && !industriesInBanner && (
          <Section tone="dark" dense>
            <IndustryList />
          </Section>
        )}
        <NextStep {...t(`pages/${page}:next`, { returnObjects: true })} page={page} action={action} />
      </BelowOpening>
    </>
  )
}
