import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
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
