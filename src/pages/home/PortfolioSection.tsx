import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { portfolio } from './portfolio.ts'
import { PortfolioCard } from './PortfolioCard.tsx'

/** Wide and narrow cards alternate from row to row. */
const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(12, 1fr)',
    '& > li': { gridColumn: 'span 5' },
    '& > li:nth-of-type(3n + 1)': { gridColumn: 'span 7' },
  },
}))

export function PortfolioSection() {
  const { t } = useTexts('pages/home')
  return (
    <Section background="alternate">
      <SectionHeading lead={t('portfolio.lead')}>{t('portfolio.heading')}</SectionHeading>
      <Cards>
        {portfolio.map((card) => (
          <PortfolioCard key={card.id} {...card} />
        ))}
      </Cards>
    </Section>
  )
}
