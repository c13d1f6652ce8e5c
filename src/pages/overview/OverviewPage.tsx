import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { BelowOpening } from '#components/content/BelowOpening.tsx'
import { EvenGrid } from '#components/content/EvenGrid.tsx'
import { ArticleSections } from '#components/content/article/ArticleSections.tsx'
import { NextStep } from '#components/content/NextStep.tsx'
import { Opening } from '#components/content/Opening.tsx'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { menuPages, pageRow, canonicalPage, type PageId, type PagesOf } from '#config/pages.ts'

export default function OverviewPage({ id }: { id: PageId }) {
  const page = canonicalPage(id) as PagesOf<'overview'>
  const { t } = useTexts()
  const pageHref = usePageHref()
  const below = menuPages(page)
  const action = t(`pages/${page}:contact.action`)
  return (
    <>
      <PageBanner title={t(`pages/${page}:heading`)} page={page} />
      <Opening lead={t(`pages/${page}:lead`)} contact={{ about: page, action }} scene={pageRow(page).scene} />
      <BelowOpening>
        <Section tone="alternate">
          <SectionHeading>{t(`pages/${page}:below.heading`)}</SectionHeading>
          <EvenGrid count={below.length}>
            {below.map((child) => (
              <Card key={child} component="li" variant="arch">
                <CardActionArea href={pageHref(child)}>
                  <CardContent>
                    <Typography variant="h3" color="primary">
                      {t(`menu:pages.${child}`)}
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
        <ArticleSections page={page} sections={t(`pages/${page}:sections`, { returnObjects: true })} />
        <NextStep {...t(`pages/${page}:next`, { returnObjects: true })} page={page} action={action} />
      </BelowOpening>
    </>
  )
}
