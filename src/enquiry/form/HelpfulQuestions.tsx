import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { BulletList } from '#components/content/BulletList.ts'
import { PageLink } from '#components/ui/PageLink.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { sheetFragment } from '#questionnaire/sheetKey.ts'
import type { Topic } from './loadTopic.ts'

interface HelpfulQuestionsProps {
  id: string
  topic: Topic
  asks: Topic['asks']
  /** False: their place is kept. */
  isShown: boolean
}

/** What the page that the visitor came from would like to know, as help below the message, and its questionnaire. */
export function HelpfulQuestions({ id, topic, asks, isShown }: HelpfulQuestionsProps) {
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
          {asks.map(({ id: question, ask }) => (
            <li key={question}>{ask}</li>
          ))}
        </BulletList>
        {topic.sheet !== undefined && (
          <PageLink page={topic.page} fragment={sheetFragment}>
            {topic.sheet}
          </PageLink>
        )}
      </Stack>
    </Typography>
  )
}
