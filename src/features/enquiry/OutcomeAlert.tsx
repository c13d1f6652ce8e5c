import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Outcome } from './sendEnquiry.ts'

/** Comes into view above the button that floats at the window's end. */
const Announcement = styled(Alert)({ scrollMarginBlock: 96 })

interface OutcomeAlertProps {
  outcome: Outcome
  onDismiss: () => void
}

/** Says what became of the enquiry; inserted anew for each answer, so that each is announced. */
export function OutcomeAlert({ outcome, onDismiss }: OutcomeAlertProps) {
  const { t } = useTranslation('enquiry')
  return (
    <Announcement
      ref={bringIntoView}
      severity={outcome === 'success' ? 'success' : 'error'}
      closeText={t('alert.dismiss')}
      onClose={onDismiss}
    >
      {t(`alert.${outcome}`)}
    </Announcement>
  )
}

function bringIntoView(alert: HTMLElement | null) {
  alert?.scrollIntoView({ block: 'nearest' })
}
