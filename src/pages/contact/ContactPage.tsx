import { styled } from '#theme/styled.ts'
import { lazy, Suspense } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { Paragraph } from '#components/ui/text.ts'
import { Offices } from './Offices.tsx'
import { OfficeMap } from './OfficeMap.tsx'

/** Hydrated after the rest of the page. */
const EnquiryForm = lazy(() => import('#features/enquiry/EnquiryForm.tsx'))

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(40px, 6vw, 96px)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr' },
}))

/** Contact: the enquiry form, two offices and a map. */
export default function ContactPage() {
  const { t } = useTexts('pages/contact')
  return (
    <>
      <PageBanner title={t('heading')} seed="contact" page="contact">
        <Paragraph>{t('lead')}</Paragraph>
      </PageBanner>
      <Section>
        <Columns>
          <div>
            <SectionHeading lead={t('form.lead')}>{t('form.heading')}</SectionHeading>
            <Suspense>
              <EnquiryForm />
            </Suspense>
          </div>
          <Offices />
        </Columns>
      </Section>
      <OfficeMap />
    </>
  )
}
