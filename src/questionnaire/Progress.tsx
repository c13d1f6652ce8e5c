import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { CanonicalPageId } from '#config/pages.ts'
import { contentOf } from '#content/loadContent.ts'
import { useI18n, useTexts } from '#i18n/useTexts.ts'
import { useAnswers } from './answers.ts'
import type { QuestionnaireTexts } from './texts.ts'
import { writeLines } from './writeAnswers.ts'

/** The line is as wide as the fold. */
const Line = styled('div')(({ theme }) => ({
  // Labels have 1.
  zIndex: 2,
  marginInline: 'calc(-1 * var(--fold-margin))',
  backgroundColor: theme.vars.palette.background.paper,
  '& > p': { paddingBlock: theme.spacing(1), paddingInline: 'var(--fold-margin)' },
  // On a phone that lies on its side, it would leave no room for the field.
  '@media (min-height: 30rem)': { position: 'sticky', insetBlockStart: 'var(--bar-end)' },
}))

/**
 * How many questions have an answer. It stays at the window's upper edge while the fields pass: the keyboard of a phone
 * covers the lower one.
 */
export function Progress({ page, texts }: { page: CanonicalPageId; texts: QuestionnaireTexts }) {
  const { t } = useTexts('sheet')
  const i18n = useI18n()
  const id = useId()
  const { questions = {} } = contentOf(page)
  const answers = useAnswers()[page]?.answers ?? {}
  const answered = writeLines(i18n, questions, texts.questions, answers).length
  const total = Object.keys(questions).length
  return (
    <Line>
      <Typography id={id} variant="body2" aria-live="polite">
        {t('progress', { answered, total })}
      </Typography>
      <LinearProgress aria-labelledby={id} variant="determinate" value={(answered / total) * 100} />
    </Line>
  )
}
