import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { ArticleSections } from '#components/content/article/ArticleSections.tsx'
import { Opening } from '#components/content/article/Opening.tsx'
import { EvenGrid } from '#components/content/EvenGrid.tsx'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { Heading } from '#components/ui/text.ts'
import { LeaderCard } from './LeaderCard.tsx'

const Leaders = styled(EvenGrid)({ alignItems: 'start', gap: '40px 32px' })

const Careers = styled('div')({ display: 'grid', gap: 20, justifyItems: 'start', maxInlineSize: 760 })

/** Who the company is, its mission, the people who lead it, and working there. */
export default function AboutPage() {
  const { t } = useTexts('pages/about')
  const people = t('leadership.people', { returnObjects: true })
  return (
    <>
      <PageBanner title={t('heading')} page="about" />
      <Opening lead={t('lead')} contact={{ about: 'about', action: t('contact.action') }} />
      <ArticleSections page="about" sections={t('sections', { returnObjects: true })} />
      <Section id="leadership" tone="white">
        <SectionHeading lead={t('leadership.lead')}>{t('leadership.heading')}</SectionHeading>
        <Leaders count={people.length}>
          {people.map((person, position) => (
            <LeaderCard key={position} leader={{ ...person, image: `leader-${position + 1}` }} />
          ))}
        </Leaders>
      </Section>
      <Section id="careers" tone="alternate">
        <Careers>
          <Heading>{t('careers.heading')}</Heading>
          {t('careers.paragraphs', { returnObjects: true }).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ButtonLink page="contact">{t('careers.button')}</ButtonLink>
        </Careers>
      </Section>
    </>
  )
}
