import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { Outcome } from './sendEnquiry.ts'

interface OutcomeAlertProps {
  outcome: Outcome
  onDismiss: () => void
}

/** Says what became of the enquiry; inserted anew for each answer, so that each is announced. */
export function OutcomeAlert({ outcome, onDismiss }: OutcomeAlertProps) {
  const { t } = useTranslation('enquiry')
  return (
    <Alert
      ref={bringIntoView}
      severity={outcome === 'success' ? 'success' : 'error'}
      closeText={t('alert.dismiss')}
      onClose={onDismiss}
    >
      {t(`alert.${outcome}`)}
    </Alert>
  )
}

function bringIntoView(alert: HTMLElement | null) {
  alert?.scrollIntoView({ block: 'nearest' })
}
