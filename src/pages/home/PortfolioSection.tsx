import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useTexts } from '#i18n/useTexts.ts'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { textButtonMargin } from '#theme/tokens.ts'
import { portfolio } from './portfolio.ts'
import { PortfolioCard } from './PortfolioCard.tsx'

export function PortfolioSection() {
  const { t } = useTexts('pages/home')
  return (
    <Section background="alternate">
      <SectionHeading lead={t('portfolio.lead')}>{t('portfolio.heading')}</SectionHeading>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: { xs: 1.5, sm: 3 },
          gridTemplateColumns: { sm: 'repeat(2, 1fr)', md: 'repeat(12, 1fr)' },
        }}
      >
        {portfolio.map((card, position) => (
          // Wide and narrow cards alternate from row to row.
          <PortfolioCard key={card.id} {...card} columns={position % 3 === 0 ? 7 : 5} />
        ))}
      </Box>
      {/* Their words begin with the cards. */}
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 2, marginBlockStart: 2, marginInlineStart: textButtonMargin }}
      >
        {(['products', 'services'] as const).map((page) => (
          <ButtonLink key={page} page={page} variant="text">
            {t(`portfolio.all.${page}`)}
          </ButtonLink>
        ))}
      </Stack>
    </Section>
  )
}
