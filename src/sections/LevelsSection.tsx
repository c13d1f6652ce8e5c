import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { firstColumn } from './columnWidths.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { LevelArches } from './drawings/LevelArches.tsx'
import { LevelChooser, type ShownLevel } from './LevelChooser.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'
import { TableCaption } from './TableCaption.tsx'

/** From desktops on, the caption stands in the corner of the table, beside the arches. */
const head = {
  display: 'grid',
  rowGap: 1.5,
  alignItems: 'end',
  '@media print': { breakAfter: 'avoid' },
  gridTemplateColumns: { md: `${firstColumn} 1fr` },
} as const

/** From tablets on it is the foot of the levels' columns. */
const belowLevels = {
  marginInlineStart: { sm: firstColumn },
  paddingBlock: 1.5,
  paddingInline: 2,
  display: 'grid',
  justifyItems: { sm: 'center' },
  textAlign: { sm: 'center' },
  '& > p': { maxInlineSize: 'none', textWrap: 'balance' },
} as const

/** Levels compared by what each contains. A phone shows one of them at a time, or all, as every wider window does. */
export function LevelsSection({ section, words }: SectionProps<'levels'>) {
  const { texts, textKey } = words
  const { caption, capability, compareAll, note } = texts
  const captionId = useId()
  const [shown, setShown] = useState<ShownLevel>(0)
  const levels = section.of.map((id) => ({ id, name: '', ...texts.levels[id] }))
  const table = {
    caption,
    columns: [capability, ...levels.map(({ name }) => name)],
    rows: texts.rows.map(({ name, cells }) => [name, ...levels.map(({ id }) => cells[id])]),
  }
  return (
    <SectionLayout {...words}>
      <Stack spacing={{ xs: 3, sm: 0 }}>
        <Box sx={head}>
          <TableCaption id={captionId}>{caption}</TableCaption>
          <LevelArches levels={levels} />
        </Box>
        <LevelChooser levels={levels} all={compareAll} shown={shown} onShow={setShown} label={caption} />
        <ComparisonTable
          table={table}
          cellKey={(row, column) => `${textKey}.rows.${row}.cells.${section.of[column]}`}
          level={shown}
          captionId={captionId}
        />
        <Paper variant="filled" square sx={belowLevels}>
          <p>{note}</p>
        </Paper>
      </Stack>
    </SectionLayout>
  )
}
