import Box from '@mui/material/Box'
import type { Question } from '#content/questions.ts'
import { unitSymbol } from '#i18n/unitSymbol.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useI18n } from '#i18n/useTexts.ts'
import type { Answer } from './AnswersByPage.ts'
import type { QuestionTexts } from './texts.ts'
import { writeAnswer } from './writeAnswer.ts'

/** A line to write on, as long as the paper is wide. */
export const writingLine = { flex: 1, blockSize: '5mm', borderBlockEnd: '0.5pt solid' } as const

/** A box to tick. A border fills it, as backgrounds are not printed. Paper's other borders are grey. */
const tickBox = {
  display: 'inline-block',
  inlineSize: '3.5mm',
  blockSize: '3.5mm',
  marginInlineEnd: '2mm',
  verticalAlign: '-0.5mm',
  border: '0.5pt solid #000 !important',
} as const

const ticked = { ...tickBox, borderWidth: '1.75mm !important' }

interface PaperAnswerProps {
  question: Question
  texts: QuestionTexts
  given: Answer | undefined
}

/** The answer to a question on paper, or where to write it. */
export function PaperAnswer({ question, texts, given }: PaperAnswerProps) {
  const i18n = useI18n()
  const { direction } = useLanguage()
  if (question.kind === 'choice' || question.kind === 'choices') {
    return question.choices.map((id) => (
      <span key={id}>
        <Box component="span" sx={[given].flat().includes(id) ? ticked : tickBox} />
        {texts.choices?.[id]}
      </span>
    ))
  }
  const answer = writeAnswer(i18n, question, texts, given)
  if (answer) return <bdi dir={direction}>{answer}</bdi>
  return (
    <>
      <Box component="span" sx={writingLine} />
      <span>{question.kind === 'figure' && unitSymbol(i18n, question.unit)}</span>
    </>
  )
}
