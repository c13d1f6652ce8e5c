import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { lazy, Suspense } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { BelowTheFold } from '#scheduling/BelowTheFold.tsx'
import { RichParagraph } from '#components/content/RichParagraph.tsx'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { ErrorBoundary } from '#components/ui/ErrorBoundary.tsx'
import { AfterSending } from './AfterSending.tsx'
import { FaultReport } from './FaultReport.tsx'
import { JumpTarget } from './JumpTarget.ts'
import { Offices } from './Offices.tsx'
import { OfficeMap } from './OfficeMap.tsx'

/** The form's code is fetched and hydrated after the rest of the page. */
const EnquiryForm = lazy(() => import('#enquiry/form/EnquiryForm.tsx'))

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(40px, 6vw, 96px)',
  alignItems: 'start',
  // The form beside offices, fault and steps; on phones it comes before the last two.
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '5fr 7fr',
    '& > #enquiry': { gridColumn: 2, gridRow: '1 / span 2' },
  },
}))

/** A link to the form, shown where the columns stand one below the other. */
const FormLink = styled(ButtonLink)(({ theme }) => ({
  alignSelf: 'start',
  marginBlockStart: 12,
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

export default function ContactPage() {
  const { t } = useTexts('pages/contact')
  return (
    <>
      <PageBanner title={t('heading')} page="contact">
        <RichParagraph textKey="pages/contact:lead" />
        <FormLink page="contact" fragment="enquiry" color="secondary">
          {t('form.heading')}
        </FormLink>
      </PageBanner>
      <Section padding="opening">
        <Columns>
          <Offices />
          <JumpTarget as="div" id="enquiry">
            <SectionHeading lead={t('form.lead')}>{t('form.heading')}</SectionHeading>
            <ErrorBoundary fallback={<RichParagraph textKey="enquiry:noScript" />}>
              <Suspense>
                <EnquiryForm />
              </Suspense>
            </ErrorBoundary>
          </JumpTarget>
          <Stack spacing={5}>
            <AfterSending />
            <FaultReport />
          </Stack>
        </Columns>
      </Section>
      <BelowTheFold>
        <OfficeMap />
      </BelowTheFold>
    </>
  )
}
