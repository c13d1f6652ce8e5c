import Box from '@mui/material/Box'
import type { Question } from '#content/questions.ts'
import { directionOfAnswer } from '#i18n/bidiIsolation.ts'
import { unitSymbol } from '#i18n/unitSymbol.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useI18n } from '#i18n/useTexts.ts'
import type { Answer } from './AnswersByPage.ts'
import type { QuestionTexts } from './texts.ts'
import { writeAnswer } from './writeAnswer.ts'

/** A line to write on, as long as the paper is wide. A paper with less room sets `--writing-room`. */
export const writingLine = {
  flex: 1,
  blockSize: 'var(--writing-room, 7mm)',
  borderBlockEnd: '0.5pt solid',
} as const

/** The width of the longest unit: all lines to write on end at the same place. */
const unitColumn = { inlineSize: '24mm', whiteSpace: 'nowrap' } as const

const box = {
  display: 'inline-block',
  inlineSize: '3.5mm',
  marginInlineEnd: '2mm',
  verticalAlign: '-0.5mm',
  fill: 'none',
  stroke: '#000',
} as const

/** A box that is ticked, or to be ticked. */
function TickBox({ isTicked }: { isTicked: boolean }) {
  return (
    <Box component="svg" aria-hidden data-drawing viewBox="0 0 14 14" sx={box}>
      <path d="M1 1h12v12H1z" />
      {isTicked && <path d="M4 4l6 6M10 4l-6 6" strokeWidth={2} />}
    </Box>
  )
}

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
        <TickBox isTicked={[given].flat().includes(id)} />
        {texts.choices?.[id]}
      </span>
    ))
  }
  const answer = writeAnswer(i18n, question, texts, given)
  if (answer) {
    return (
      <span>
        <bdi dir={directionOfAnswer(answer, direction)}>{answer}</bdi>
      </span>
    )
  }
  return (
    <>
      <Box component="span" data-writing="" sx={writingLine} />
      <Box component="span" sx={unitColumn}>
        {question.kind === 'figure' && unitSymbol(i18n, question.unit)}
      </Box>
    </>
  )
}
