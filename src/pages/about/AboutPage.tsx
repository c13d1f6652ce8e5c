import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ArticleSections } from '#components/content/article/ArticleSections.tsx'
import { Opening } from '#components/content/article/Opening.tsx'
import { evenGrid } from '#components/content/evenGrid.ts'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { LeaderCard } from './LeaderCard.tsx'
import { leaderImages } from './leaders.ts'

const Leaders = styled('ul')({
  listStyle: 'none',
  ...evenGrid(leaderImages.length),
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
      <PageBanner title={t('heading')} seed="about" page="about" />
      <Opening>
        <Typography variant="lead">{t('lead')}</Typography>
      </Opening>
      <ArticleSections page="about" sections={t('sections', { returnObjects: true })} />
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
