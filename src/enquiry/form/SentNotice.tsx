import Stack from '@mui/material/Stack'
import { useEffect, useRef } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { OutcomeAlert } from './OutcomeAlert.tsx'
import { Reference } from './Reference.tsx'
import type { Outcome } from './sendEnquiry.ts'

/** In the panel's place if its code cannot be loaded: the thanks and the reference. The focus goes to them. */
export function SentNotice({ outcome, onDismiss }: { outcome: Outcome; onDismiss: () => void }) {
  const { t } = useTexts('enquiry')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <Stack ref={ref} role="group" aria-label={t('alert.success')} tabIndex={-1} spacing={3}>
      <OutcomeAlert outcome={outcome} onDismiss={onDismiss} />
      {outcome.reference && <Reference reference={outcome.reference} />}
    </Stack>
  )
}
