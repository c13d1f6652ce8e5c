import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { columnGap, twoColumns } from '#components/content/secondEdge.ts'
import { Section } from '#components/content/Section.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { textButtonMargin } from '#theme/tokens.ts'

/** On tablets the words stand beside their heading, from the second edge of all sections on; else below it. */
const titled = {
  display: 'grid',
  alignContent: 'start',
  alignItems: { sm: 'first baseline' },
  rowGap: { xs: 2, md: 2.5 },
  columnGap,
  gridTemplateColumns: (theme: Theme) => ({ sm: twoColumns(theme).sm, md: '1fr' }),
} as const

/**
 * Says below the banners who the company is, what it does and where. The banner's headline and button lead, so the
 * page's heading is set smaller, and has no button beside it.
 */
export function AboutSection() {
  const { t } = useTexts('pages/home')
  const paragraphs = t('about.paragraphs', { returnObjects: true })
  return (
    <Section background="paper" sx={{ paddingBlockStart: 'clamp(32px, 3vw, 44px)' }}>
      <Grid container spacing={{ xs: 3, md: columnGap.md }}>
        <Grid size={{ xs: 12, md: 7 }} sx={titled}>
          <Typography variant="h2" component="h1" tabIndex={-1}>
            {t('heading')}
          </Typography>
          <Stack spacing={2.5} sx={{ alignItems: 'start' }}>
            <Typography variant="lead" sx={{ maxInlineSize: 640 }}>
              {t('lead')}
            </Typography>
            <ButtonLink page="about" variant="text" sx={{ marginInlineStart: textButtonMargin }}>
              {t('about.link')}
            </ButtonLink>
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }} sx={titled}>
          <Typography variant="h3" component="h2">
            {t('about.heading')}
          </Typography>
          <Stack spacing={2}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
        </Grid>
      </Grid>
    </Section>
  )
}
