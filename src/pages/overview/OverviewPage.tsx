import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { EvenGrid } from '#components/content/EvenGrid.tsx'
import { InnerPage } from '#components/content/InnerPage.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { canonicalPage, menuPages, type PageId, type PagesOf } from '#config/pages.ts'
import { contentOf } from '#content/loadContent.ts'
import { backgroundAt, PageSections } from '#sections/PageSections.tsx'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useTexts } from '#i18n/useTexts.ts'

/** The overview of products or services: which to choose, and the pages below from the table of pages. */
export default function OverviewPage({ id }: { id: PageId }) {
  const page = canonicalPage(id) as PagesOf<'overview'>
  const { t } = useTexts()
  const pageHref = usePageHref()
  const below = menuPages(page)
  const { promise, sections } = contentOf(page)
  return (
    <InnerPage page={page} promise={promise}>
      <PageSections page={page} sections={sections} />
      <Section background={backgroundAt(Object.keys(sections).length)}>
        <SectionHeading>{t(`pages/${page}:below.heading`)}</SectionHeading>
        <EvenGrid count={below.length}>
          {below.map((child) => (
            <Card key={child} component="li" variant="arch">
              <CardActionArea href={pageHref(child)} sx={{ blockSize: '100%' }}>
                <CardContent>
                  <Typography variant="h3" color="primary">
                    {t(`menu:pages.${child}`)}
                    <Icon name="arrow" sx={{ marginInlineStart: 1, verticalAlign: 'middle' }} />
                  </Typography>
                  <p>
                    {t(
                      `pages/${page}:below.lines.${child}` as never /* the build names a line that is missing */,
                    )}
                  </p>
                </CardContent>
              </CardActionArea>
            </Card>
          ))}
        </EvenGrid>
      </Section>
    </InnerPage>
  )
}
