import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { company } from '#config/company.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { printWholePage } from './printSheet.ts'
import type { Answer, Answers } from './Sheets.ts'
import { choicesOf, type Question, type SheetTexts } from './texts.ts'
import { writeAnswer } from './writeSheet.ts'

/** While the button prints, the paper has the sheet alone. */
const sheetAlone = {
  '@media print': { 'html[data-print="sheet"] body > :not(#sheet-paper)': { display: 'none !important' } },
}

/** Paper is drawn by styles alone: a preview may be drawn again at any time. A page's last part is a sheet with answers. */
const Sheet = styled('div')({
  display: 'none',
  breakBefore: 'page',
  '@media print': { '&[data-answered], html[data-print="sheet"] &': { display: 'block' } },
  fontSize: '10.5pt',
  lineHeight: 1.4,
  '& h1': { fontSize: '16pt', lineHeight: 1.3, marginBlockEnd: '2mm' },
  '& > dl > div': { breakInside: 'avoid', paddingBlockStart: '4mm' },
  '& dt': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '8.5pt' },
  '& dd': { display: 'flex', flexWrap: 'wrap', gap: '1mm 6mm', paddingBlockStart: '1.5mm' },
})

/** A line to write on, as long as the paper is wide. */
const WritingLine = styled('span')({ flex: 1, blockSize: '6mm', borderBlockEnd: '0.5pt solid' })

/** A box to tick. A border fills it, as backgrounds are not printed. Paper's other borders are grey. */
const TickBox = styled('span', { shouldForwardProp: (prop) => prop !== 'ticked' })<{ ticked: boolean }>({
  display: 'inline-block',
  inlineSize: '3.5mm',
  blockSize: '3.5mm',
  marginInlineEnd: '2mm',
  verticalAlign: '-0.5mm',
  border: '0.5pt solid #000 !important',
  variants: [{ props: { ticked: true }, style: { borderWidth: '1.75mm !important' } }],
})

interface SheetPaperProps {
  texts: SheetTexts
  answers: Answers
}

/** A sheet on paper: answers, or lines to write on and boxes to tick. */
export function SheetPaper({ texts, answers }: SheetPaperProps) {
  const { t } = useTexts('brand')
  useEffect(() => printWholePage, [])
  const { title, lead, questions } = texts
  return createPortal(
    <Sheet id="sheet-paper" data-answered={Object.keys(answers).length > 0 ? '' : undefined}>
      <GlobalStyles styles={sheetAlone} />
      <h1>{title}</h1>
      <p>{lead}</p>
      <dl>
        {Object.entries(questions).map(([id, question]) => (
          <div key={id}>
            <dt>{question.label}</dt>
            <dd>
              <small>{question.hint}</small>
            </dd>
            <dd>
              <PaperAnswer question={question} given={answers[id]} />
            </dd>
          </div>
        ))}
      </dl>
      <Box component="p" sx={{ fontSize: '8.5pt', paddingBlockStart: '5mm' }}>
        {t('name')} <bdi dir="ltr">{company.salesEmail}</bdi> <bdi dir="ltr">{company.phones.phone}</bdi>
      </Box>
    </Sheet>,
    document.body,
  )
}

function PaperAnswer({ question, given }: { question: Question; given: Answer | undefined }) {
  const { code, direction } = useLanguage()
  const choices = choicesOf(question)
  if (choices.length > 0) {
    return choices.map(([id, label]) => (
      <span key={id}>
        <TickBox ticked={[given].flat().includes(id)} />
        {label}
      </span>
    ))
  }
  const answer = writeAnswer(question, given, code)
  if (answer) return <bdi dir={direction}>{answer}</bdi>
  return (
    <>
      <WritingLine />
      <span>{question.number}</span>
    </>
  )
}
