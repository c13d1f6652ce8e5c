import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { EvenGrid } from '#components/content/EvenGrid.tsx'
import { ArticleSections } from '#components/content/article/ArticleSections.tsx'
import { NextStep } from '#components/content/article/NextStep.tsx'
import { Opening } from '#components/content/article/Opening.tsx'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { TextLink } from '#components/content/TextLink.tsx'
import { menuPages, pages, canonicalPage, type PageId, type PagesOf } from '#config/pages.ts'
import { Lead, Subheading } from '#components/ui/text.ts'

const Below = styled(EvenGrid)(({ theme }) => ({
  gap: '32px 40px',
  '& > li': { borderBlockStart: `3px solid ${theme.vars.palette.secondary.main}`, paddingBlockStart: 16 },
}))

/** The overview of products or services: a short text, and the pages below from the table of pages. */
export default function OverviewPage({ id }: { id: PageId }) {
  const page = canonicalPage(id) as PagesOf<'overview'>
  const { t } = useTexts()
  const below = menuPages(page)
  return (
    <>
      <PageBanner title={t(`pages/${page}:heading`)} page={page} />
      <Opening>
        <Lead>{t(`pages/${page}:lead`)}</Lead>
      </Opening>
      <ArticleSections page={page} sections={t(`pages/${page}:sections`, { returnObjects: true })} />
      <Section>
        <SectionHeading>{t(`pages/${page}:below.heading`)}</SectionHeading>
        <Below count={below.length}>
          {below.map((child) => (
            <li key={child}>
              <Subheading>
                <TextLink page={child}>{t(`menu:pages.${child}`)}</TextLink>
              </Subheading>
              <p>{t(`pages/${page}:below.lines.${child}`)}</p>
            </li>
          ))}
        </Below>
      </Section>
      <NextStep {...t(`pages/${page}:next`, { returnObjects: true })} target={pages[page].next} />
    </>
  )
}
