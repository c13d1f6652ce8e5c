import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ArticleSection } from '#components/content/article/ArticleSection.tsx'
import { NextStep } from '#components/content/article/NextStep.tsx'
import type { SectionTexts } from '#components/content/article/texts.ts'
import { IndustryList } from '#components/content/IndustryList.tsx'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { SubNavigation } from '#components/content/SubNavigation.tsx'
import { menuPages, pages, pageTrail, textedPage, type PageId, type PagesOf } from '#config/pages.ts'
import { drawings } from './drawings.ts'

const Words = styled('div')({ display: 'grid', gap: 32, maxInlineSize: 840 })

const IndustryBand = styled(Section)({ paddingBlock: 'clamp(32px, 4vw, 48px)' })

/** A page of one matter: banner, the family's sub-navigation, sections, and one next step. */
export default function ArticlePage({ id }: { id: PageId }) {
  const page = textedPage(id) as PagesOf<'article'>
  const { t } = useTranslation(`pages/${page}`).i18n
  const family = pageTrail(page)[1]
  const sections: Record<string, SectionTexts> = t(`pages/${page}:sections`, { returnObjects: true })
  return (
    <>
      <PageBanner title={t(`pages/${page}:heading`)} pattern={page} page={page}>
        {page === 'proxmox' && <IndustryList />}
      </PageBanner>
      <Section>
        <Words>
          {family && menuPages(family).length > 0 && <SubNavigation family={family} current={page} />}
          <Typography variant="lead">{t(`pages/${page}:lead`)}</Typography>
        </Words>
      </Section>
      {Object.entries(sections).map(([key, texts], position) => (
        <ArticleSection
          key={key}
          id={key}
          textKey={`pages/${page}:sections.${key}.paragraphs`}
          texts={texts}
          tone={position % 2 === 0 ? 'white' : 'page'}
          drawing={drawings[`${page}.${key}`]}
        />
      ))}
      {page !== 'proxmox' && pages[page].parent === 'products' && (
        <IndustryBand tone="dark">
          <IndustryList />
        </IndustryBand>
      )}
      <NextStep texts={t(`pages/${page}:next`, { returnObjects: true })} target={pages[page].next} />
    </>
  )
}
