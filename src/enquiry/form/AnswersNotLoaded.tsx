import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { NotLoaded } from '#questionnaire/NotLoaded.tsx'

interface AnswersNotLoadedProps {
  failures: number
  onTryAgain: () => void
  onLeaveOut: () => void
}

/**
 * Stands for answers to questionnaires whose texts could not be loaded. Without another way, they would keep the enquiry
 * from being sent.
 */
export function AnswersNotLoaded({ failures, onTryAgain, onLeaveOut }: AnswersNotLoadedProps) {
  const { t } = useTexts('enquiry')
  const leaveOutButton = (
    <Button variant="text" onClick={onLeaveOut}>
      {t('sheets.leaveOut')}
    </Button>
  )
  return (
    <NotLoaded failures={failures} onTryAgain={onTryAgain} otherWay={leaveOutButton}>
      <Typography>{t('sheets.notLoaded')}</Typography>
    </NotLoaded>
  )
}

/** Takes the focus of the button that has left the answers out. */
export function AnswersLeftOut({ onPutBack }: { onPutBack: () => void }) {
  const { t } = useTexts('enquiry')
  const buttonRef = useRef<HTMLButtonElement>(null)
  const textId = useId()
  useEffect(() => buttonRef.current?.focus(), [])
  return (
    <div>
      <Typography id={textId}>{t('sheets.leftOut')}</Typography>
      <Button ref={buttonRef} variant="text" aria-describedby={textId} onClick={onPutBack}>
        {t('sheets.putBack')}
      </Button>
    </div>
  )
}
