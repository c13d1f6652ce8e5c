import Button from '@mui/material/Button'
import { useState } from 'react'
import type { CanonicalPageId } from '#config/pages.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { textButtonMargin } from '#theme/tokens.ts'
import { forgetAnswers, restoreAnswers } from './answers.ts'
import type { Answers } from './AnswersByPage.ts'

/**
 * Empties a questionnaire, and puts back what was there: the press may have been a slip. One button, which keeps the
 * focus.
 */
export function EmptyButton({ page, answers }: { page: CanonicalPageId; answers: Answers | undefined }) {
  const { t } = useTexts('sheet')
  const [emptied, setEmptied] = useState<Answers | null>(null)
  const deed = answers ? 'empty' : 'putBack'
  const press = () => {
    if (answers) {
      setEmptied(answers)
      forgetAnswers([page])
    } else if (emptied) {
      restoreAnswers(page, emptied)
    }
  }
  if (!answers && !emptied) return null
  return (
    // In a row of its own, its words begin where the fields do.
    <Button variant="text" onClick={press} sx={{ marginInlineStart: textButtonMargin }}>
      {/* An element for each name: the text may be a translator's by now, and would stay. */}
      <span key={deed}>{t(deed)}</span>
    </Button>
  )
}
