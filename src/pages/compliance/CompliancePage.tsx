import { useTexts } from '#i18n/useTexts.ts'
import { BelowOpening } from '#components/content/BelowOpening.tsx'
import { ArticleSections } from '#components/content/article/ArticleSections.tsx'
import { FeatureGrid } from '#components/content/article/FeatureGrid.tsx'
import { LinesOfDefence } from '#components/content/article/LinesOfDefence.tsx'
import { NextStep } from '#components/content/NextStep.tsx'
import { Opening } from '#components/content/Opening.tsx'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { company } from '#config/company.ts'
import { pageRow } from '#config/pages.ts'

export default function CompliancePage() {
  const { t } = useTexts('pages/compliance')
  const { policies, ...sections } = t('sections', { returnObjects: true })
  const action = t('contact.action')
  return (
    <>
      <PageBanner title={t('heading')} page="compliance" />
      <Opening
        lead={t('lead')}
        contact={{ about: 'compliance', action }}
        scene={pageRow('compliance').scene}
      />
      <BelowOpening>
        <ArticleSections
          page="compliance"
          sections={sections}
          diagrams={{ threeLines: LinesOfDefence }}
          email={company.complianceEmail}
        />
        <Section id="policies" tone="white">
          <SectionHeading lead={policies.paragraphs.join(' ')}>{policies.heading}</SectionHeading>
          <FeatureGrid features={Object.values(policies.policies)} />
        </Section>
        <NextStep {...t('next', { returnObjects: true })} page="compliance" action={action} />
      </BelowOpening>
    </>
  )
}
