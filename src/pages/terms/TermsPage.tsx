import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { BelowOpening } from '#components/content/BelowOpening.tsx'
import { ArticleSections } from '#components/content/article/ArticleSections.tsx'
import { NextStep } from '#components/content/NextStep.tsx'
import { Opening } from '#components/content/Opening.tsx'
import type { SectionTexts } from '#components/content/article/texts.ts'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { PageLink } from '#components/ui/PageLink.tsx'

const Contents = styled('ol')({
  listStyle: 'decimal',
  columns: '17.5rem 2',
  columnGap: 40,
  paddingInlineStart: 28,
  '& li': { breakInside: 'avoid', paddingBlock: 4 },
})

export default function TermsPage() {
  const { t } = useTexts('pages/terms')
  const sections: Record<string, SectionTexts> = t('sections', { returnObjects: true })
  const action = t('contact.action')
  return (
    <>
      <PageBanner title={t('heading')} page="terms" />
      <Opening lead={t('lead')} contact={{ about: 'terms', action }}>
        <nav aria-labelledby="contents">
          <Typography variant="h2" id="contents" sx={{ marginBlockEnd: 1 }}>
            {t('contents')}
          </Typography>
          <Contents>
            {Object.entries(sections).map(([key, { heading }]) => (
              <li key={key}>
                <PageLink page="terms" fragment={key}>
                  {heading}
                </PageLink>
              </li>
            ))}
          </Contents>
        </nav>
      </Opening>
      <BelowOpening>
        <ArticleSections page="terms" sections={sections} />
        <NextStep {...t('closing', { returnObjects: true })} page="terms" action={action} />
      </BelowOpening>
    </>
  )
}
