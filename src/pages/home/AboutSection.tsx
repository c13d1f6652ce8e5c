import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { Section } from '#components/content/Section.tsx'
import { TextLink } from '#components/content/TextLink.tsx'
import { Lead, Subheading, Title } from '#components/ui/text.ts'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(24px, 4vw, 64px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '6fr 6fr' },
}))

const TextColumn = styled('div')({ display: 'grid', gap: 20, alignContent: 'start', justifyItems: 'start' })

const QuietLead = styled(Lead)(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

/** What the company does, with the page's main heading. */
export function AboutSection() {
  const { t } = useTexts('pages/home')
  return (
    <Section tone="white">
      <Columns>
        <TextColumn>
          <Title tabIndex={-1}>{t('heading')}</Title>
          <QuietLead>{t('lead')}</QuietLead>
        </TextColumn>
        <TextColumn>
          <Subheading as="h2">{t('about.heading')}</Subheading>
          {t('about.paragraphs', { returnObjects: true }).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <TextLink page="about">{t('about.link')}</TextLink>
        </TextColumn>
      </Columns>
    </Section>
  )
}
