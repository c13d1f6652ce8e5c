import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { NextStep } from '#components/content/article/NextStep.tsx'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { TextLink } from '#components/content/TextLink.tsx'
import { menuPages, pages, textedPage, type PageId, type PagesOf } from '#config/pages.ts'

const Words = styled('div')({ display: 'grid', gap: 20, maxInlineSize: 840 })

const Below = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: '32px 40px',
  '& > li': { borderBlockStart: `3px solid ${theme.vars.palette.accent}`, paddingBlockStart: 16 },
}))

/** The home of products or services: a short text and what lies below, from the page table. */
export default function OverviewPage({ id }: { id: PageId }) {
  const page = textedPage(id) as PagesOf<'overview'>
  const { t } = useTranslation(`pages/${page}`).i18n
  const lines: Partial<Record<PageId, string>> = t(`pages/${page}:below.lines`, { returnObjects: true })
  return (
    <>
      <PageBanner title={t(`pages/${page}:heading`)} pattern={page} page={page} />
      <Section>
        <Words>
          <Typography variant="lead">{t(`pages/${page}:lead`)}</Typography>
          <Typography variant="h2">{t(`pages/${page}:sections.overview.heading`)}</Typography>
          {t(`pages/${page}:sections.overview.paragraphs`, { returnObjects: true }).map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
        </Words>
      </Section>
      <Section tone="white">
        <SectionHeading>{t(`pages/${page}:below.heading`)}</SectionHeading>
        <Below>
          {menuPages(page).map((child) => (
            <li key={child}>
              <Typography variant="h3">
                <TextLink page={child}>{t(`menu:pages.${child}`)}</TextLink>
              </Typography>
              <Typography>{lines[child]}</Typography>
            </li>
          ))}
        </Below>
      </Section>
      <NextStep texts={t(`pages/${page}:next`, { returnObjects: true })} target={pages[page].next} />
    </>
  )
}
