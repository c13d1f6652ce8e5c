import { styled } from '@mui/material/styles'
import { linesOf, type DrawingProps } from './DrawingProps.ts'
import { TitledLines } from './TitledLines.tsx'

const Lines = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  maxInlineSize: 760,
  borderInlineStart: `6px solid ${theme.vars.palette.secondary.main}`,
  '& > li': { paddingInlineStart: theme.spacing(1.5) },
  '& strong': { fontSize: theme.typography.h2.fontSize },
}))

/** A beam that rests on the pier beside it. It is drawn by a border, which paper and high contrast keep. */
const Beam = styled('svg')(({ theme }) => ({
  display: 'block',
  blockSize: 0,
  minInlineSize: 4,
  marginBlockStart: 6,
  marginInlineStart: theme.spacing(-1.5),
  borderBlockStart: `20px solid ${theme.vars.palette.primary.main}`,
}))

/** Quantities, each with a beam as long as its number says. */
export function Bars(props: DrawingProps) {
  const lines = linesOf(props)
  const largest = Math.max(...lines.map(({ value }) => value))
  return (
    <Lines>
      {lines.map((line) => (
        <li key={line.id}>
          <TitledLines title={line.amount} text={line.words} />
          <Beam aria-hidden width={`${largest > 0 ? (100 * line.value) / largest : 0}%`} />
        </li>
      ))}
    </Lines>
  )
}
