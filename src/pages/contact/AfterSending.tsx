import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { NextSteps } from '#enquiry/form/NextSteps.tsx'
import { useTexts } from '#i18n/useTexts.ts'

/** What a visitor may expect once the enquiry is sent. */
export function AfterSending() {
  const { t } = useTexts('enquiry')
  return (
    <Stack component="section" spacing={2}>
      <Typography variant="h2">{t('steps.heading')}</Typography>
      <NextSteps />
    </Stack>
  )
}
