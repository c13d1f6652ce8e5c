import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { firstColumn } from '../columnWidths.ts'
import { archName, legsOf, levelArch, levelColumns, levelGap } from './levelArch.ts'

/** Each arch stands above its column of the table. On phones, buttons of this shape choose the column (`LevelChooser.tsx`). */
const row = {
  display: 'grid',
  gridTemplateColumns: levelColumns,
  alignItems: 'end',
  columnGap: { xs: `${levelGap}px`, sm: 1 },
  marginInlineStart: { sm: firstColumn, md: 0 },
  '[data-script] &': { display: { xs: 'none', sm: 'grid' } },
  // Without their colours they would be lines across their names; the table says the same.
  '@media print': { display: 'none !important' },
} as const

const Arch = styled('li')(({ theme }) => ({
  ...levelArch,
  // Centred above its column.
  inlineSize: '100%',
  maxInlineSize: 240,
  justifySelf: 'center',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.band,
  border: `3px solid ${theme.vars.palette.secondary.main}`,
  borderBlockEnd: 0,
  '& strong': {
    display: 'block',
    fontSize: theme.typography.h3.fontSize,
    lineHeight: theme.typography.h3.lineHeight,
  },
}))

/** The first has legs, too: a question and the level’s name stand below the curve. */
const higher = { '& > *::before': { marginBlockStart: { sm: 6, md: 4 } } }

interface LevelArchesProps {
  levels: readonly { name: string; question?: string }[]
}

/** Three levels as arches of one radius, each on longer legs than the one before. */
export function LevelArches({ levels }: LevelArchesProps) {
  return (
    <Box component="ol" sx={levels.some(({ question }) => question) ? { ...row, ...higher } : row}>
      {levels.map(({ question, name }, index) => (
        <Arch key={name} data-scheme="dark" sx={legsOf(index)}>
          <Box component="span" sx={{ ...archName, paddingInline: { xs: '3px', sm: 1.5, md: 3 } }}>
            {question} <strong>{name}</strong>
          </Box>
        </Arch>
      ))}
    </Box>
  )
}
