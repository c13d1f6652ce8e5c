import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { DiagramProps } from './Drawing.ts'
import { DrawnFigure } from './DrawnFigure.tsx'
import { firstNumber } from './firstNumber.ts'
import { LargeLeadIn } from './LeadInItems.tsx'

/**
 * Words stand over their step: at its start, or at the end of the row where that leaves too little room. Phones have too
 * little for all but the first, so there all words begin with the row.
 */
const Words = styled('span', { shouldForwardProp: (prop) => prop !== 'from' })<{ from: number }>(
  ({ theme, from }) => ({
    [theme.breakpoints.up('sm')]:
      from < 70 ? { marginInlineStart: `${from}%` } : { textAlign: 'end', textWrap: 'balance' },
  }),
)

/** A step, as a border: paper and contrast themes keep it. */
const Step = styled('span', { shouldForwardProp: (prop) => prop !== 'from' && prop !== 'share' })<{
  from: number
  share: number
}>(({ theme, from, share }) => ({
  marginInlineStart: `${from}%`,
  inlineSize: `${share}%`,
  borderBlockStart: `20px solid ${theme.vars.palette.primary.main}`,
  borderStartStartRadius: 20,
}))

/** The sum of the steps: a deck as wide as all of them. */
const deck = {
  marginBlockStart: 2,
  paddingBlockStart: 2,
  borderTop: 8,
  borderColor: 'secondary.main',
} as const

/** Amounts such as "600 GB: the tables", each a step that begins where the one before it ends, and their sum. */
export function SizingStairs({ items, figure }: DiagramProps) {
  const amounts = items.map(firstNumber)
  const sum = (last: number) => amounts.slice(0, last).reduce((total, amount) => total + amount, 0)
  const share = (amount: number) => (100 * amount) / sum(amounts.length)
  return (
    <div>
      <Stack component="ol" spacing={{ xs: 3, sm: 1 }}>
        {items.map((item, index) => {
          const from = share(sum(index))
          return (
            <Stack component="li" key={item} spacing={0.75}>
              <Words from={from}>
                <LargeLeadIn text={item} />
              </Words>
              <Step aria-hidden from={from} share={share(amounts[index] ?? 0)} />
            </Stack>
          )
        })}
      </Stack>
      {figure && (
        <Box sx={deck}>
          <DrawnFigure {...figure} />
        </Box>
      )}
    </div>
  )
}
