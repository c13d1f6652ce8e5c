import List from '@mui/material/List'
import { styled, type Theme } from '@mui/material/styles'
import { linesOf, type DrawingProps } from './DrawingProps.ts'
import { BeyondScale, exampleLine, OfExample } from './OfExample.tsx'
import { scaleOf } from './scaleOf.ts'
import { TitledLines } from './TitledLines.tsx'

const list = {
  display: 'grid',
  gap: { xs: 1.5, sm: 3 },
  maxInlineSize: 760,
  breakInside: 'avoid',
  '--beam': '20px',
  '@media print': { '--beam': '14px', rowGap: 1.5 },
  borderInlineStart: ({ vars }: Theme) => `6px solid ${vars.palette.secondary.main}`,
  '& > li': { paddingInlineStart: 1.5 },
  '& strong': { fontSize: 'h2.fontSize' },
  '& > li > span + span': { marginInlineStart: 1 },
} as const

/** As wide as the list: the longest beam ends where the page does. */
const Span = styled('div')(({ theme }) => ({ marginInlineStart: theme.spacing(-1.5) }))

/** A beam that rests on the pier beside it. It is drawn by a border, which paper and high contrast keep. */
const Beam = styled('svg')(({ theme }) => ({
  display: 'block',
  blockSize: 0,
  minInlineSize: 4,
  marginBlockStart: 6,
  borderBlockStart: `var(--beam) solid ${theme.vars.palette.primary.main}`,
}))

/** As long as the example's beam, across that of the visitor. */
const Mark = styled('svg')(({ theme }) => ({
  display: 'block',
  blockSize: 'calc(var(--beam) + 12px)',
  marginBlock: 'calc(-6px - var(--beam)) -6px',
  borderInlineEnd: exampleLine(theme),
}))

/** Quantities, each with a beam as long as its number says. */
export function Bars(props: DrawingProps) {
  const lines = linesOf(props)
  const { full, holdsExample } = scaleOf(
    Math.max(...lines.map(({ value }) => value)),
    props.example && Math.max(...lines.map(({ ofExample }) => ofExample?.value ?? 0)),
  )
  const lengthOf = (value: number) => `${full > 0 ? (100 * value) / full : 0}%`
  return (
    <>
      <List data-drawing disablePadding sx={list}>
        {lines.map(({ id, value, amount, words, ofExample }) => (
          <li key={id}>
            <TitledLines title={amount} text={words} />{' '}
            {ofExample && <OfExample amount={ofExample.amount} isDrawn={holdsExample} />}
            <Span>
              <Beam aria-hidden width={lengthOf(value)} />
              {ofExample && holdsExample && <Mark aria-hidden width={lengthOf(ofExample.value)} />}
            </Span>
          </li>
        ))}
      </List>
      {props.example && !holdsExample && <BeyondScale />}
    </>
  )
}
