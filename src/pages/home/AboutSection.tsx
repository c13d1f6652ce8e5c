import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Section } from '#components/content/Section.tsx'
import { TextLink } from '#components/content/TextLink.tsx'
import { media } from '#theme/tokens.ts'

const Columns = styled('div')({
  display: 'grid',
  gap: 'clamp(24px, 4vw, 64px)',
  [media.wide]: { gridTemplateColumns: '6fr 6fr' },
})

const Words = styled('div')({ display: 'grid', gap: 20, alignContent: 'start', justifyItems: 'start' })

/** What the company is; carries the page's heading. */
export function AboutSection() {
  const { t } = useTranslation('pages/home')
  return (
    <Section tone="white">
      <Columns>
        <Words>
          <Typography variant="h1" tabIndex={-1}>
            {t('heading')}
          </Typography>
          <Typography variant="lead" color="text.secondary">
            {t('lead')}
          </Typography>
        </Words>
        <Words>
          <Typography variant="h3" component="h2">
            {t('about.heading')}
          </Typography>
          {t('about.paragraphs', { returnObjects: true }).map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
          <TextLink page="about">{t('about.link')}</TextLink>
        </Words>
      </Columns>
    </Section>
  )
}
