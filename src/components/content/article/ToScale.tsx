import { styled } from '@mui/material/styles'
import { firstNumber } from './firstNumber.ts'
import { LargeLeadIn } from './LeadInItems.tsx'

const Lines = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
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

/** Quantities such as "600 GB: today", each with a beam as long as its number says. */
export function ToScale({ items }: { items: readonly string[] }) {
  const lines = items.map((item) => ({ item, quantity: firstNumber(item) }))
  const largest = Math.max(...lines.map(({ quantity }) => quantity))
  return (
    <Lines>
      {lines.map(({ item, quantity }) => (
        <li key={item}>
          <LargeLeadIn text={item} />
          <Beam aria-hidden width={`${(100 * quantity) / largest}%`} />
        </li>
      ))}
    </Lines>
  )
}
