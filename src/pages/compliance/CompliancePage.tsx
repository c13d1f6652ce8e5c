import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ArticleSection } from '#components/content/article/ArticleSection.tsx'
import { FeatureGrid } from '#components/content/article/FeatureGrid.tsx'
import { NextStep } from '#components/content/article/NextStep.tsx'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { company } from '#config/company.ts'
import { pages } from '#config/pages.ts'

const Lead = styled(Typography)({ maxInlineSize: 840 })

/** Ethics, the three lines of defence, the compliance officer and the policies. */
export default function CompliancePage() {
  const { t } = useTranslation('pages/compliance')
  const { policies, ...sections } = t('sections', { returnObjects: true })
  return (
    <>
      <PageBanner title={t('heading')} pattern="compliance" page="compliance" />
      <Section>
        <Lead variant="lead">{t('lead')}</Lead>
      </Section>
      {Object.entries(sections).map(([key, texts], position) => (
        <ArticleSection
          key={key}
          id={key}
          textKey={`pages/compliance:sections.${key}.paragraphs`}
          texts={texts}
          tone={position % 2 === 0 ? 'white' : 'page'}
          email={company.complianceEmail}
          drawing={key === 'threeLines' ? 'steps' : undefined}
        />
      ))}
      <Section id="policies" tone="white">
        <SectionHeading lead={policies.paragraphs.join(' ')}>{policies.heading}</SectionHeading>
        <FeatureGrid features={Object.values(policies.policies)} />
      </Section>
      <NextStep texts={t('next', { returnObjects: true })} target={pages.compliance.next} />
    </>
  )
}
