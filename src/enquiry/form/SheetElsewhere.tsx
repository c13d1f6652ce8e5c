import Alert from '@mui/material/Alert'
import { useLocation } from 'react-router-dom'
import { sheetParameter } from '#config/contactTopics.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { useHasSheet } from '#questionnaire/keptSheets.ts'
import type { Topic } from './loadTopic.ts'

/** Says that a sheet does not come along, as each tab has its own: its link may be opened in another. */
export function SheetElsewhere({ topic }: { topic: Topic | undefined }) {
  const { t } = useTexts('enquiry')
  const isMeant = new URLSearchParams(useLocation().search).has(sheetParameter)
  const isHere = useHasSheet(topic?.page)
  if (!topic?.sheet || !isMeant || isHere) return null
  return <Alert severity="info">{t('sheets.elsewhere', { title: topic.sheet })}</Alert>
}
