import Box from '@mui/material/Box'
import { useEffect, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { printWholePage } from '#browser/printAlone.ts'
import { OnPaperContext } from '#components/content/OnPaperContext.ts'
import { PrintHead } from '#components/layout/PrintHead.tsx'
import { SheetOnPaper } from './SheetOnPaper.tsx'

/** Paper is drawn by styles alone: a preview may be drawn again at any time. A page's last part is a sheet with answers. */
const paper = {
  display: 'none',
  breakBefore: 'page',
  '@media print': { '&[data-answered], html[data-print="sheet"] &': { display: 'grid', rowGap: '5mm' } },
} as const

/** A sheet as a paper of its own, with the head of the page that it belongs to. */
export function SheetPaper(sheet: ComponentProps<typeof SheetOnPaper>) {
  useEffect(() => printWholePage, [])
  return createPortal(
    <Box id="sheet-paper" data-answered={Object.keys(sheet.answers).length > 0 ? '' : undefined} sx={paper}>
      <OnPaperContext value>
        <PrintHead />
      </OnPaperContext>
      <SheetOnPaper {...sheet} />
    </Box>,
    document.body,
  )
}
