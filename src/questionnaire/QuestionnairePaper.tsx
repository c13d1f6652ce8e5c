import Box from '@mui/material/Box'
import { useEffect, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { printWholePage } from '#browser/printAlone.ts'
import { OnPaperContext } from '#components/content/OnPaperContext.ts'
import { PrintHead } from '#components/layout/PrintHead.tsx'
import { QuestionnaireOnPaper } from './QuestionnaireOnPaper.tsx'

/**
 * Paper is drawn by styles alone: a preview may be drawn again at any time. A page's last part is a questionnaire with
 * answers.
 */
const paper = {
  display: 'none',
  breakBefore: 'page',
  '@media print': { '&[data-answered], html[data-print="sheet"] &': { display: 'grid', rowGap: '5mm' } },
} as const

/** A questionnaire as a paper of its own, with the head of the page that it belongs to. */
export function QuestionnairePaper(questionnaire: ComponentProps<typeof QuestionnaireOnPaper>) {
  useEffect(() => printWholePage, [])
  return createPortal(
    <Box
      id="sheet-paper"
      data-answered={Object.keys(questionnaire.answers).length > 0 ? '' : undefined}
      sx={paper}
    >
      <OnPaperContext value>
        <PrintHead />
      </OnPaperContext>
      <QuestionnaireOnPaper {...questionnaire} />
    </Box>,
    document.body,
  )
}
