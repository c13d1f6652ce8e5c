import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { columnGap, twoColumns } from '#components/content/secondEdge.ts'
import { Section } from '#components/content/Section.tsx'
import { useTexts } from '#i18n/useTexts.ts'

/** From tablets on, the words stand beside their heading, from the second edge of all sections on; else below it. */
const layout = {
  display: 'grid',
  rowGap: 2,
  columnGap,
  alignItems: { sm: 'first baseline' },
  gridTemplateColumns: twoColumns,
} as const

/**
 * Says below the banners what the company does and where. The banner's headline and button lead, so the page's heading
 * is set smaller, and has no button beside it.
 */
export function IntroSection() {
  const { t } = useTexts('pages/home')
  return (
    <Section background="paper" sx={{ paddingBlock: 'clamp(32px, 4vw, 56px)' }}>
      <Box sx={layout}>
        <Typography variant="h2" component="h1" tabIndex={-1}>
          {t('heading')}
        </Typography>
        <Typography variant="lead">{t('lead')}</Typography>
      </Box>
    </Section>
  )
}
