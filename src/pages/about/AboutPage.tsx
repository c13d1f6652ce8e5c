import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ArticleSection } from '#components/content/article/ArticleSection.tsx'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { LeaderCard } from './LeaderCard.tsx'
import { leaderImages } from './leaders.ts'

const Lead = styled(Typography)({ maxInlineSize: 840 })

const Leaders = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  alignItems: 'start',
  gap: '40px 32px',
})

const Careers = styled('div')({ display: 'grid', gap: 20, justifyItems: 'start', maxInlineSize: 760 })

/** Who the company is, its mission, the people who lead it, and working there. */
export default function AboutPage() {
  const { t } = useTranslation('pages/about')
  const people = t('leadership.people', { returnObjects: true })
  return (
    <>
      <PageBanner title={t('heading')} pattern="about" page="about" />
      <Section>
        <Lead variant="lead">{t('lead')}</Lead>
      </Section>
      {(['company', 'mission'] as const).map((key, position) => (
        <ArticleSection
          key={key}
          id={key}
          textKey={`pages/about:sections.${key}.paragraphs`}
          texts={t(`sections.${key}`, { returnObjects: true })}
          tone={position === 0 ? 'white' : 'page'}
        />
      ))}
      <Section id="leadership" tone="white">
        <SectionHeading lead={t('leadership.lead')}>{t('leadership.heading')}</SectionHeading>
        <Leaders>
          {leaderImages.map((image, position) => {
            const person = people[position]
            return person && <LeaderCard key={image} leader={{ ...person, image }} />
          })}
        </Leaders>
      </Section>
      <Section id="careers" tone="alternate">
        <Careers>
          <Typography variant="h2">{t('careers.heading')}</Typography>
          {t('careers.paragraphs', { returnObjects: true }).map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
          <ButtonLink page="contact">{t('careers.button')}</ButtonLink>
        </Careers>
      </Section>
    </>
  )
}
