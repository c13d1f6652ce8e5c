import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
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

export default function ContactPage() {
  const { t } = useTexts('pages/contact')
  return (
    <>
      <PageBanner title={t('heading')} page="contact">
        <RichParagraph textKey="pages/contact:lead" />
        <ButtonLink
          page="contact"
          fragment="enquiry"
          color="secondary"
          // Shown where the columns stand one below the other.
          sx={{ alignSelf: 'start', marginBlockStart: 1.5, display: { md: 'none' } }}
        >
          {t('form.heading')}
        </ButtonLink>
      </PageBanner>
      <Section padding="opening">
        <Box
          sx={{
            display: 'grid',
            gap: 'clamp(40px, 6vw, 96px)',
            alignItems: 'start',
            gridTemplateColumns: { md: '5fr 7fr' },
          }}
        >
          <Offices />
          <JumpTarget
            as="div"
            id="enquiry"
            // The form beside offices, fault and steps; on phones it comes before the last two.
            sx={{ gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } }}
          >
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
        </Box>
      </Section>
      <BelowTheFold>
        <OfficeMap />
      </BelowTheFold>
    </>
  )
}
