import { ArticleSections } from '#components/content/article/ArticleSections.tsx'
import type { Drawing } from '#components/content/article/Drawing.ts'
import { FeatureGrid } from '#components/content/article/FeatureGrid.tsx'
import { LinesOfDefence } from '#components/content/article/LinesOfDefence.tsx'
import { InnerPage } from '#components/content/InnerPage.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { company } from '#config/company.ts'
import { useTexts } from '#i18n/useTexts.ts'

const drawings: Record<string, Drawing> = { threeLines: { Diagram: LinesOfDefence, place: 'below' } }

export default function CompliancePage() {
  const { t } = useTexts('pages/compliance')
  const { policies, ...sections } = t('sections', { returnObjects: true })
  return (
    <InnerPage page="compliance">
      <ArticleSections
        page="compliance"
        sections={sections}
        drawings={drawings}
        email={company.complianceEmail}
      />
      <Section id="policies" background="paper">
        <SectionHeading lead={policies.paragraphs.join(' ')}>{policies.heading}</SectionHeading>
        <FeatureGrid features={Object.values(policies.policies)} />
      </Section>
    </InnerPage>
  )
}
