import Alert from '@mui/material/Alert'
import { useLocation } from 'react-router-dom'
import { answersParameter } from '#config/contactTopics.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { useHasAnswersOf } from '#questionnaire/keptAnswers.ts'
import type { Topic } from './loadTopic.ts'

/** Says that answers do not come along, as each tab has its own: their link may be opened in another. */
export function AnswersElsewhere({ topic }: { topic: Topic | undefined }) {
  const { t } = useTexts('enquiry')
  const isMeant = new URLSearchParams(useLocation().search).has(answersParameter)
  const isHere = useHasAnswersOf(topic?.page)
  if (!topic?.questionnaire || !isMeant || isHere) return null
  return <Alert severity="info">{t('sheets.elsewhere', { title: topic.questionnaire })}</Alert>
}
