import Grid from '@mui/material/Grid'
import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import { Titled } from '#components/content/Titled.tsx'
import type { DefenceTexts } from '#content/kinds/defence.ts'

const Arches = styled('svg')(({ theme }) => ({
  inlineSize: '100%',
  maxInlineSize: 480,
  fill: 'none',
  stroke: theme.vars.palette.primary.main,
  strokeWidth: 12,
  '& circle': { fill: theme.vars.palette.secondary.main, stroke: 'none' },
  '& text': {
    fill: theme.vars.palette.secondary.contrastText,
    stroke: 'none',
    fontSize: 13,
    fontWeight: 600,
    textAnchor: 'middle',
  },
  '& .protected': { fill: theme.vars.palette.art.line, stroke: 'none' },
}))

const list = {
  listStyle: 'decimal',
  display: 'grid',
  gap: 2,
  paddingInlineStart: 3,
  '& > li': { paddingInlineStart: 1 },
  '& > li::marker': { fontWeight: 600 },
} as const

const ids = ['first', 'second', 'third'] as const

/** Radii of the arches, from the first line to the last, in units of the drawing. */
const radii = [110, 76, 42]

/** The three lines of defence, drawn as arches around what they protect. */
export function LinesOfDefence({ lines }: Pick<DefenceTexts, 'lines'>) {
  return (
    <Grid container spacing={{ xs: 3, sm: 4, md: 7 }} sx={{ alignItems: 'center' }}>
      <Grid size={{ xs: 12, sm: 5 }}>
        <Arches aria-hidden data-drawing viewBox="0 0 240 132">
          <path className="protected" d="M104 132a16 16 0 0 1 32 0z" />
          {radii.map((radius) => (
            <path key={radius} d={`M${120 - radius} 132a${radius} ${radius} 0 0 1 ${2 * radius} 0`} />
          ))}
          {radii.map((radius, index) => (
            <g key={radius}>
              <circle cx={120} cy={132 - radius} r={11} />
              <text x={120} y={136.5 - radius}>
                {index + 1}
              </text>
            </g>
          ))}
        </Arches>
      </Grid>
      <Grid size={{ xs: 12, sm: 7 }}>
        <List component="ol" disablePadding sx={list}>
          {ids.map((id) => (
            <li key={id}>
              <Titled {...lines[id]} />
            </li>
          ))}
        </List>
      </Grid>
    </Grid>
  )
}
