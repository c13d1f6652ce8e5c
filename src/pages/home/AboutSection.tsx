import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { ContactButton } from '#components/content/ContactButton.tsx'
import { Section } from '#components/content/Section.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'

/** Says below the banners who the company is, what it does and where, and leads to Contact, all in the first window. */
export function AboutSection() {
  const { t } = useTexts('pages/home')
  return (
    // Close to the banners, so that its button is in the first window.
    <Section background="paper" sx={{ paddingBlockStart: 'clamp(32px, 4vw, 56px)' }}>
      <Grid container spacing={{ xs: 3, md: 7 }}>
        <Grid size={{ xs: 12, md: 7 }}>
          <Stack spacing={2.5} sx={{ alignItems: 'start' }}>
            <Typography variant="h1" tabIndex={-1}>
              {t('heading')}
            </Typography>
            <ContactButton about="home">{t('contact.action')}</ContactButton>
            <Typography variant="lead" sx={{ maxInlineSize: 640 }}>
              {t('lead')}
            </Typography>
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <Stack spacing={2} sx={{ alignItems: 'start' }}>
            <Typography variant="h3" component="h2">
              {t('about.heading')}
            </Typography>
            {t('about.paragraphs', { returnObjects: true }).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ButtonLink page="about" variant="text" sx={{ marginInlineStart: -1.5 }}>
              {t('about.link')}
            </ButtonLink>
          </Stack>
        </Grid>
      </Grid>
    </Section>
  )
}
