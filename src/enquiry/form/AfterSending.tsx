import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { NextSteps } from './NextSteps.tsx'

/** The steps that follow once the enquiry is sent. */
export function AfterSending() {
  const { t } = useTexts('enquiry')
  return (
    <Stack component="section" spacing={2} sx={{ marginBlockStart: { xs: 6, md: 9 } }}>
      <Typography variant="h2">{t('steps.heading')}</Typography>
      <NextSteps />
    </Stack>
  )
}
