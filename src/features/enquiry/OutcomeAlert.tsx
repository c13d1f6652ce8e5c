import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { Trans } from 'react-i18next'
import { useTexts } from '#i18n/useTexts.ts'
import { LtrText } from '#components/ui/LtrText.tsx'
import type { Outcome } from './sendEnquiry.ts'

/** Scrolls into view above the floating scroll-to-top button. */
const Announcement = styled(Alert)({ scrollMarginBlock: 96 })

interface OutcomeAlertProps {
  outcome: Outcome
  onDismiss: () => void
}

/** Says whether the enquiry was sent. It is inserted again for each outcome, so that screen readers announce each. */
export function OutcomeAlert({ outcome: { success, reference }, onDismiss }: OutcomeAlertProps) {
  const { t } = useTexts('enquiry')
  return (
    <Announcement
      ref={bringIntoView}
      severity={success ? 'success' : 'error'}
      closeText={t('alert.dismiss')}
      onClose={onDismiss}
    >
      {success ? t('alert.success') : t('alert.failure')}
      {reference && <Reference reference={reference} />}
    </Announcement>
  )
}

function Reference({ reference }: { reference: string }) {
  const { t } = useTexts('enquiry')
  const components = { value: <Value text={reference} /> }
  return (
    <div>
      <Trans t={t} i18nKey="alert.reference" values={{ reference }} components={components} />
    </div>
  )
}

/** Shows the value without the invisible marks of the sentence, which would be copied with it. */
function Value({ text }: { text: string }) {
  return <LtrText>{text}</LtrText>
}

function bringIntoView(alert: HTMLElement | null) {
  alert?.scrollIntoView({ block: 'nearest' })
}
