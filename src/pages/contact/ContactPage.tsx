import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import { Suspense } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { BelowTheFold } from '#scheduling/BelowTheFold.tsx'
import { RichParagraph } from '#components/content/RichParagraph.tsx'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { ErrorBoundary } from '#components/ui/ErrorBoundary.tsx'
import { lazyAgain } from '#components/ui/lazyAgain.tsx'
import { RetryButton } from '#components/ui/RetryButton.tsx'
import { FaultReport } from './FaultReport.tsx'
import { FormLead } from './FormLead.tsx'
import { jumpTarget } from './jumpTarget.ts'
import { Offices } from './Offices.tsx'
import { OfficeMap } from './OfficeMap.tsx'

/** The form's code is fetched and hydrated after the rest of the page. */
const EnquiryForm = lazyAgain(() => import('#enquiry/form/EnquiryForm.tsx'))

export default function ContactPage() {
  const { t } = useTexts('pages/contact')
  const formHeading = <SectionHeading lead={<FormLead />}>{t('form.heading')}</SectionHeading>
  return (
    <>
      <PageBanner title={t('heading')} page="contact" scene="contact">
        <RichParagraph textKey="pages/contact:lead" />
      </PageBanner>
      <Section padding="opening">
        <Grid container spacing={{ xs: 5, md: 7 }}>
          <Grid size={{ xs: 12, md: 7 }}>
            <Box id="enquiry" sx={jumpTarget}>
              <Suspense>
                <ErrorBoundary
                  renderFallback={(retry) => (
                    <>
                      {formHeading}
                      <Stack spacing={2}>
                        <RichParagraph textKey="enquiry:noScript" />
                        <RetryButton {...retry} />
                      </Stack>
                    </>
                  )}
                >
                  <EnquiryForm>{formHeading}</EnquiryForm>
                </ErrorBoundary>
              </Suspense>
            </Box>
          </Grid>
          <Grid size={{ xs: 12, md: 5 }}>
            <Stack spacing={6}>
              <Offices />
              <FaultReport />
            </Stack>
          </Grid>
        </Grid>
      </Section>
      <BelowTheFold>
        <OfficeMap />
      </BelowTheFold>
    </>
  )
}
