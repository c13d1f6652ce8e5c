import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { onScreen } from '#theme/tokens.ts'
import { firstColumn } from './columnWidths.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { LevelArches } from './drawings/LevelArches.tsx'
import { archName, legsOf, levelArch, levelColumns, levelGap } from './drawings/levelArch.ts'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'
import { TableCaption } from './TableCaption.tsx'

/** The bridge that chooses what a phone shows: an arch for each level, and all of them on the deck. */
const Chooser = styled(ToggleButtonGroup)(({ theme }) => ({
  display: 'none',
  gridTemplateColumns: levelColumns,
  alignItems: 'end',
  columnGap: levelGap,
  [onScreen(theme.breakpoints.down('sm'))]: {
    '[data-script] &': { display: 'grid' },
  },
}))

/** Twice the class: the group sets margins and borders of a row of buttons. */
const Choice = styled(ToggleButton)(({ theme }) => ({
  '&&': {
    margin: 0,
    border: `3px solid ${theme.vars.palette.primary.main}`,
    borderRadius: 0,
    color: theme.vars.palette.text.primary,
    ...theme.typography.caption,
    fontWeight: 600,
  },
  [`&&.${toggleButtonClasses.selected}`]: {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.dark,
    borderColor: theme.vars.palette.secondary.main,
  },
}))

const ArchChoice = styled(Choice)({ '&&': { ...levelArch, borderBlockEnd: 0, padding: 0 } })

const DeckChoice = styled(Choice)({ gridColumn: '1 / -1', minBlockSize: 48 })

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

/** What a phone shows: a level, by its number, or all. */
type Shown = number | 'all'

/** Levels compared by what each contains. A phone shows one of them at a time, or all, as every wider window does. */
export function LevelsSection({ section, words }: SectionProps<'levels'>) {
  const { texts, textKey } = words
  const { caption, capability, compareAll, note } = texts
  const captionId = useId()
  const [shown, setShown] = useState<Shown>(0)
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
        <Chooser
          exclusive
          value={shown}
          // A press of what is chosen already would choose nothing.
          onChange={(_, chosen: Shown | null) => setShown(chosen ?? shown)}
          aria-label={caption}
        >
          {levels.map(({ id, name }, index) => (
            <ArchChoice key={id} value={index} sx={legsOf(index)}>
              <Box component="span" sx={archName}>
                {name}
              </Box>
            </ArchChoice>
          ))}
          <DeckChoice value="all">{compareAll}</DeckChoice>
        </Chooser>
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
