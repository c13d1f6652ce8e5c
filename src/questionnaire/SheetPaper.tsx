import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { company } from '#config/company.ts'
import type { CanonicalPageId } from '#config/pages.ts'
import { contentOf } from '#content/loadContent.ts'
import type { Question } from '#content/questions.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { unitSymbol } from '#i18n/unitSymbol.ts'
import { useI18n, useTexts } from '#i18n/useTexts.ts'
import { printWholePage } from './printSheet.ts'
import type { Answer, Answers } from './Sheets.ts'
import { noWords, type QuestionTexts, type SheetTexts } from './texts.ts'
import { writeAnswer } from './writeAnswer.ts'
import { writeResults } from './writeResults.ts'

/** Paper is drawn by styles alone: a preview may be drawn again at any time. A page's last part is a sheet with answers. */
const sheet = {
  display: 'none',
  breakBefore: 'page',
  '@media print': { '&[data-answered], html[data-print="sheet"] &': { display: 'block' } },
  fontSize: '10pt',
  lineHeight: 1.3,
  '& h1': { fontSize: '16pt', lineHeight: 1.3, marginBlockEnd: '2mm' },
  '& > dl > div': { breakInside: 'avoid', paddingBlockStart: '2mm' },
  '& dt': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '8pt' },
  '& dd': { display: 'flex', flexWrap: 'wrap', gap: '1mm 6mm', paddingBlockStart: '1mm' },
  '& [data-computed]': { display: 'flex', gap: '2mm' },
  '& [data-computed] > dd': { paddingBlockStart: 0 },
} as const

/** A line to write on, as long as the paper is wide. */
const writingLine = { flex: 1, blockSize: '6mm', borderBlockEnd: '0.5pt solid' } as const

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

interface SheetPaperProps {
  page: CanonicalPageId
  texts: SheetTexts
  answers: Answers
}

/** A sheet on paper: answers, or lines to write on and boxes to tick. */
export function SheetPaper({ page, texts, answers }: SheetPaperProps) {
  const { t } = useTexts(['brand', 'sheet'])
  useEffect(() => printWholePage, [])
  const i18n = useI18n()
  const { title, lead } = texts
  const { questions = {} } = contentOf(page)
  const rows = Object.entries(questions).map(([id, question]) => ({
    id,
    question,
    words: texts.questions[id] ?? noWords(id),
  }))
  return createPortal(
    <Box id="sheet-paper" data-answered={Object.keys(answers).length > 0 ? '' : undefined} sx={sheet}>
      <h1>{title}</h1>
      <p>{lead}</p>
      <dl>
        {rows.map(({ id, question, words }) => (
          <div key={id}>
            <dt>{words.label}</dt>
            <dd>
              <small>
                {words.hint} {t('sheet:knownBy', { who: t(`sheet:people.${question.who}`) })}
              </small>
            </dd>
            <dd>
              <PaperAnswer question={question} texts={words} given={answers[id]} />
            </dd>
          </div>
        ))}
        {writeResults(i18n, page, answers).map(({ id, label, answer }) => (
          <div key={id} data-computed="">
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <Box component="p" sx={{ fontSize: '8.5pt', paddingBlockStart: '3mm' }}>
        {t('brand:name')} <bdi dir="ltr">{company.salesEmail}</bdi>{' '}
        <bdi dir="ltr">{company.phones.phone}</bdi>
      </Box>
    </Box>,
    document.body,
  )
}

interface PaperAnswerProps {
  question: Question
  texts: QuestionTexts
  given: Answer | undefined
}

function PaperAnswer({ question, texts, given }: PaperAnswerProps) {
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
