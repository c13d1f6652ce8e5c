import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { ArticleSections } from '#components/content/article/ArticleSections.tsx'
import type { SectionTexts } from '#components/content/article/texts.ts'
import { InnerPage } from '#components/content/InnerPage.tsx'
import { PageLink } from '#components/ui/PageLink.tsx'

const Contents = styled('ol')(({ theme }) => ({
  listStyle: 'decimal',
  columns: '17.5rem 2',
  columnGap: theme.spacing(5),
  paddingInlineStart: theme.spacing(3.5),
  '& li': { breakInside: 'avoid', paddingBlock: theme.spacing(0.5) },
}))

export default function TermsPage() {
  const { t } = useTexts('pages/terms')
  const sections: Record<string, SectionTexts> = t('sections', { returnObjects: true })
  const contents = (
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
  )
  return (
    <InnerPage page="terms" openingContent={contents}>
      <ArticleSections page="terms" sections={sections} />
    </InnerPage>
  )
}
