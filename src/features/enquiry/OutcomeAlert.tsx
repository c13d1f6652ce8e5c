import Alert from '@mui/material/Alert'
import { Trans } from 'react-i18next'
import { withoutIsolates } from '#i18n/isolate.ts'
import { useTexts } from '#i18n/useTexts.ts'
import type { Outcome } from './sendEnquiry.ts'

interface OutcomeAlertProps {
  outcome: Outcome
  onDismiss: () => void
}

/** Says whether the enquiry was sent. It is inserted again for each outcome, so that screen readers announce each. */
export function OutcomeAlert({ outcome: { success, reference }, onDismiss }: OutcomeAlertProps) {
  const { t } = useTexts('enquiry')
  return (
    <Alert
      ref={bringIntoView}
      severity={success ? 'success' : 'error'}
      closeText={t('alert.dismiss')}
      onClose={onDismiss}
      // It scrolls into view above the floating scroll-to-top button.
      sx={{ scrollMarginBlockEnd: '96px', bdi: { whiteSpace: 'nowrap' } }}
    >
      {success ? t('alert.success') : t('alert.failure')}
      {reference && (
        <div>
          <Trans
            t={t}
            i18nKey="alert.reference"
            values={{ reference }}
            tOptions={withoutIsolates}
            components={{ value: <bdi dir="ltr" /> }}
          />
        </div>
      )}
    </Alert>
  )
}

function bringIntoView(alert: HTMLElement | null) {
  alert?.scrollIntoView({ block: 'nearest' })
}
