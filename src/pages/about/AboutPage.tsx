import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { ArticleSections } from '#components/content/article/ArticleSections.tsx'
import { ContactButton } from '#components/content/ContactButton.tsx'
import { EvenGrid } from '#components/content/EvenGrid.tsx'
import { evenColumns } from '#components/content/evenColumns.ts'
import { InnerPage } from '#components/content/InnerPage.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { LeaderCard } from './LeaderCard.tsx'

export default function AboutPage() {
  const { t } = useTexts('pages/about')
  const people = t('leadership.people', { returnObjects: true })
  const { sm, md } = evenColumns(people.length)
  const partner = (
    <ContactButton about="about/partner" variant="outlined">
      {t('contact.partner.action')}
    </ContactButton>
  )
  const ways = (
    <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
      {partner}
      <ContactButton about="about/careers" variant="outlined">
        {t('contact.careers.action')}
      </ContactButton>
    </Stack>
  )
  return (
    <InnerPage page="about" openingContent={ways} nextStepContent={partner}>
      <ArticleSections page="about" sections={t('sections', { returnObjects: true })} />
      <Section id="leadership" background="paper">
        <SectionHeading lead={t('leadership.lead')}>{t('leadership.heading')}</SectionHeading>
        <EvenGrid count={people.length} sx={{ alignItems: 'start', gap: '40px 32px' }}>
          {people.map((person, position) => (
            <LeaderCard
              key={position}
              {...person}
              image={`leader-${position + 1}`}
              wide={{ sm: position === 0 && sm.firstIsWide, md: position === 0 && md.firstIsWide }}
            />
          ))}
        </EvenGrid>
      </Section>
      <Section id="careers">
        <Grid container spacing={{ xs: 2.5, md: 7 }} sx={{ alignItems: 'first baseline' }}>
          <Grid size={{ xs: 12, md: 5 }}>
            <Typography variant="h2">{t('careers.heading')}</Typography>
          </Grid>
          <Grid size={{ xs: 12, md: 7 }}>
            <Stack spacing={2} sx={{ alignItems: 'start' }}>
              {t('careers.paragraphs', { returnObjects: true }).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <ContactButton about="about/careers" variant="outlined">
                {t('careers.button')}
              </ContactButton>
            </Stack>
          </Grid>
        </Grid>
      </Section>
    </InnerPage>
  )
}
