import { styled } from '@mui/material/styles'
import { LeadIn } from './LeadInItems.tsx'

const Lines = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  maxInlineSize: 760,
  borderInlineStart: `6px solid ${theme.vars.palette.secondary.main}`,
  '& > li': { paddingInlineStart: 12 },
}))

/** A beam that rests on the pier beside it. It is drawn by a border, which paper and high contrast keep. */
const Beam = styled('svg')(({ theme }) => ({
  display: 'block',
  blockSize: 0,
  minInlineSize: 4,
  marginBlockStart: 6,
  marginInlineStart: -12,
  borderBlockStart: `14px solid ${theme.vars.palette.primary.main}`,
}))

/** Quantities such as "600 GB: today", each with a beam as long as its number says. */
export function ToScale({ items }: { items: readonly string[] }) {
  const lines = items.map((item) => ({ item, quantity: firstNumber(item) }))
  const largest = Math.max(...lines.map(({ quantity }) => quantity))
  return (
    <Lines>
      {lines.map(({ item, quantity }) => (
        <li key={item}>
          <LeadIn text={item} />
          <Beam aria-hidden width={`${(100 * quantity) / largest}%`} />
        </li>
      ))}
    </Lines>
  )
}

/**
 * Returns the first number of a text, such as 1200 of "1,200 orders: placed". The text may begin with characters that
 * nobody sees: those of directions, and the inspector's of `npm run dev`.
 */
function firstNumber(text: string): number {
  const [digits] = /\d[\d,.]*/.exec(text) ?? []
  if (digits === undefined) {
    throw new Error(
      `“${text}” in the items of an example in locales: begin with a number, as in “600 GB: today”`,
    )
  }
  return Number(digits.replaceAll(',', ''))
}
