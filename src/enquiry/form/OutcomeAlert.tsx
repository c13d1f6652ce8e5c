import Alert from '@mui/material/Alert'
import { RichText } from '#components/content/RichParagraph.tsx'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTexts } from '#i18n/useTexts.ts'
import type { Outcome } from './sendEnquiry.ts'

/** The alert about an enquiry that was sent or refused. Each outcome inserts a new alert, so that it is announced. */
export function OutcomeAlert({ outcome, onDismiss }: { outcome: Outcome; onDismiss: () => void }) {
  const { success, retryAfterSeconds } = outcome
  const { t } = useTexts('enquiry')
  const { formatLocale } = useLanguage()
  return (
    <Alert
      ref={bringIntoView}
      severity={success ? 'success' : 'error'}
      closeText={t('alert.dismiss')}
      onClose={onDismiss}
      // In view, the alert stands above the floating scroll-to-top button.
      sx={{ scrollMarginBlockEnd: 96 }}
    >
      {success ? t('alert.success') : t('alert.failure')}
      {!!retryAfterSeconds && (
        <div>
          <RichText
            textKey="enquiry:alert.wait"
            values={{ time: waitingTime(retryAfterSeconds, formatLocale) }}
          />
        </div>
      )}
    </Alert>
  )
}

function bringIntoView(alert: HTMLElement | null) {
  alert?.scrollIntoView({ block: 'nearest' })
}

/** Writes a time in whole minutes (`10 minutes`), and from an hour and a half on in hours. */
function waitingTime(seconds: number, formatLocale: string) {
  const [unit, length] = seconds < 5400 ? (['minute', 60] as const) : (['hour', 3600] as const)
  const format = new Intl.NumberFormat(formatLocale, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.ceil(seconds / length))
}
