import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { Trans } from 'react-i18next'
import { useTexts } from '#i18n/useTexts.ts'
import { LtrText } from '#components/ui/LtrText.tsx'
import type { Outcome } from './sendEnquiry.ts'

/** Comes into view above the button that floats at the window's end. */
const Announcement = styled(Alert)({ scrollMarginBlock: 96 })

interface OutcomeAlertProps {
  outcome: Outcome
  onDismiss: () => void
}

/** Says what became of the enquiry; inserted anew for each answer, so that each is announced. */
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

/** Shows the bare value in place of the sentence's own, which carries invisible marks into the clipboard. */
function Value({ text }: { text: string }) {
  return <LtrText>{text}</LtrText>
}

function bringIntoView(alert: HTMLElement | null) {
  alert?.scrollIntoView({ block: 'nearest' })
}
