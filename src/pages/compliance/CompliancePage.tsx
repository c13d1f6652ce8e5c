import { FeatureGrid } from '#sections/FeatureGrid.tsx'
import { PageSections } from '#sections/PageSections.tsx'
import { InnerPage } from '#components/content/InnerPage.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { company } from '#config/company.ts'
import { contentOf } from '#content/loadContent.ts'
import { useTexts } from '#i18n/useTexts.ts'

export default function CompliancePage() {
  const { t } = useTexts('pages/compliance')
  const { promise, sections } = contentOf('compliance')
  const policies = t('sections.policies', { returnObjects: true })
  return (
    <InnerPage page="compliance" promise={promise}>
      <PageSections page="compliance" sections={sections} email={company.complianceEmail} />
      <Section id="policies" background="paper">
        <SectionHeading lead={policies.paragraphs.join(' ')}>{policies.heading}</SectionHeading>
        <FeatureGrid features={Object.values(policies.policies)} />
      </Section>
    </InnerPage>
  )
}
