import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { BulletList } from '#components/content/BulletList.ts'
import { useTexts } from '#i18n/useTexts.ts'

interface HelpfulQuestionsProps {
  id: string
  questions: readonly string[]
  /** False: their place is kept. */
  isShown: boolean
}

/** The questions of the page that the visitor came from, as help below the message. */
export function HelpfulQuestions({ id, questions, isShown }: HelpfulQuestionsProps) {
  const { t } = useTexts('enquiry')
  return (
    <Typography
      id={id}
      variant="body2"
      color="textSecondary"
      component="div"
      sx={{ marginBlockStart: -1.5, ...(!isShown && { visibility: 'hidden' }) }}
    >
      <Stack spacing={0.5}>
        <span>{t('topic.questions')}</span>
        <BulletList sx={{ gap: 0.5 }}>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </BulletList>
      </Stack>
    </Typography>
  )
}
