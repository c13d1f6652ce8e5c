import type { SceneName } from '#art/sceneNames.ts'
import { styled } from '#theme/styled.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import type { PageId } from '#config/pages.ts'
import { Paragraph } from '#components/ui/text.ts'
import { PortfolioCard } from './PortfolioCard.tsx'

interface PortfolioEntry {
  id: 'fsas' | 'dataCenter' | 'cloud' | 'digital'
  image: SceneName
  href: PageId
  /** Adds the words that name the owner of the technology company. */
  flag?: boolean
}

const portfolio: readonly PortfolioEntry[] = [
  { id: 'fsas', image: 'portfolio/workplace', href: 'fsas-portfolio', flag: true },
  { id: 'dataCenter', image: 'portfolio/stack', href: 'data-center-solutions' },
  { id: 'cloud', image: 'portfolio/cloud', href: 'cloud-solutions' },
  { id: 'digital', image: 'portfolio/robot-arm', href: 'digital-transformation' },
]

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

/** The four parts of the portfolio. */
export function PortfolioSection() {
  const { t } = useTexts('pages/home')
  return (
    <Section tone="alternate">
      <SectionHeading lead={t('portfolio.lead')}>{t('portfolio.heading')}</SectionHeading>
      <Cards>
        {portfolio.map(({ id, image, href, flag }) => (
          <PortfolioCard
            key={id}
            image={image}
            href={href}
            title={t(`portfolio.cards.${id}.title`)}
            flagText={flag ? t('portfolio.flag') : ''}
            content={<Paragraph>{t(`portfolio.cards.${id}.content`)}</Paragraph>}
          />
        ))}
      </Cards>
    </Section>
  )
}
