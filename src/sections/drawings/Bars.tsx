import List from '@mui/material/List'
import { styled, type Theme } from '@mui/material/styles'
import { linesOf, type DrawingProps } from './DrawingProps.ts'
import { TitledLines } from './TitledLines.tsx'

const list = {
  display: 'grid',
  gap: { xs: 1.5, sm: 3 },
  maxInlineSize: 760,
  breakInside: 'avoid',
  borderInlineStart: ({ vars }: Theme) => `6px solid ${vars.palette.secondary.main}`,
  '& > li': { paddingInlineStart: 1.5 },
  '& strong': { fontSize: 'h2.fontSize' },
} as const

/** As wide as the list: the longest beam ends where the page does. */
const Span = styled('div')(({ theme }) => ({ marginInlineStart: theme.spacing(-1.5) }))

/** A beam that rests on the pier beside it. It is drawn by a border, which paper and high contrast keep. */
const Beam = styled('svg')(({ theme }) => ({
  display: 'block',
  blockSize: 0,
  minInlineSize: 4,
  marginBlockStart: 6,
  borderBlockStart: `20px solid ${theme.vars.palette.primary.main}`,
}))

/** Quantities, each with a beam as long as its number says. */
export function Bars(props: DrawingProps) {
  const lines = linesOf(props)
  const largest = Math.max(...lines.map(({ value }) => value))
  return (
    <List data-drawing disablePadding sx={list}>
      {lines.map((line) => (
        <li key={line.id}>
          <TitledLines title={line.amount} text={line.words} />
          <Span>
            <Beam aria-hidden width={`${largest > 0 ? (100 * line.value) / largest : 0}%`} />
          </Span>
        </li>
      ))}
    </List>
  )
}
