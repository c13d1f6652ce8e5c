import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { ArticleSections } from '#components/content/article/ArticleSections.tsx'
import { ContactButton } from '#components/content/ContactButton.tsx'
import { EvenGrid } from '#components/content/EvenGrid.tsx'
import { InnerPage } from '#components/content/InnerPage.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { LeaderCard } from './LeaderCard.tsx'

/** The list of leaders. Portrait and words stand side by side on phones, and where the first leader has two columns. */
const Leaders = styled(EvenGrid)(({ theme }) => {
  const beside = { display: 'flex', '& > :first-of-type': { flex: 'none' } }
  const sideBySide = { '& > li:first-of-type': { ...beside, gap: 32 } }
  return {
    alignItems: 'start',
    gap: '40px 32px',
    [theme.breakpoints.down('sm')]: {
      '--portrait': 'clamp(72px, 24vw, 112px)',
      '& > li': { ...beside, gap: 20 },
    },
    [theme.breakpoints.between('sm', 'md')]: { '&[data-columns$="+"]': sideBySide },
    // The first card is as high as the cards beside it.
    [theme.breakpoints.up('md')]: {
      '&[data-wide-columns$="+"]': { ...sideBySide, '& > li:first-of-type > *': { '--portrait': '220px' } },
    },
  }
})

export default function AboutPage() {
  const { t } = useTexts('pages/about')
  const people = t('leadership.people', { returnObjects: true })
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
        <Leaders count={people.length}>
          {people.map((person, position) => (
            <LeaderCard key={position} {...person} image={`leader-${position + 1}`} />
          ))}
        </Leaders>
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
