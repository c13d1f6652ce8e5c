import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { linesOf, type DrawingProps } from './DrawingProps.ts'
import { TitledLines } from './TitledLines.tsx'

/**
 * Words stand over their step: at its start, or at the end of the row where that leaves too little room. Phones have too
 * little for all but the first, so there all words begin with the row.
 */
const wordsFrom = (start: number) =>
  start < 70
    ? { marginInlineStart: { sm: `${start}%` } }
    : ({ textAlign: { sm: 'end' }, textWrap: { sm: 'balance' } } as const)

/** A step, as a border: paper and contrast themes keep it. */
const stepFrom = (start: number, share: number) =>
  ({
    marginInlineStart: `${start}%`,
    inlineSize: `${share}%`,
    borderTop: 20,
    borderColor: 'primary.main',
    borderStartStartRadius: 20,
  }) as const

/** The sum of the steps: a deck as wide as all of them. */
const deck = {
  marginBlockStart: 2,
  paddingBlockStart: 2,
  borderTop: 8,
  borderColor: 'secondary.main',
} as const

/** Amounts, each a step that begins where the one before it ends. The last line is their sum. */
export function Stairs(props: DrawingProps) {
  const [total, ...steps] = linesOf(props).toReversed()
  if (!total) return null
  const inOrder = steps.toReversed()
  const share = (amount: number) => (total.value > 0 ? (100 * amount) / total.value : 0)
  return (
    <Box sx={{ breakInside: 'avoid' }}>
      <Stack component="ol" spacing={{ xs: 1.5, sm: 1 }}>
        {inOrder.map((line, index) => {
          const start = share(inOrder.slice(0, index).reduce((sum, { value }) => sum + value, 0))
          return (
            <Stack component="li" key={line.id} spacing={0.75}>
              <Box component="span" sx={wordsFrom(start)}>
                <TitledLines title={line.amount} text={line.words} />
              </Box>
              <Box component="span" aria-hidden data-drawing sx={stepFrom(start, share(line.value))} />
            </Stack>
          )
        })}
      </Stack>
      <Box data-drawing sx={deck}>
        <Typography component="strong" variant="display" color="primary" sx={{ display: 'block' }}>
          <span key={total.amount}>{total.amount}</span>
        </Typography>{' '}
        <span key={total.words}>{total.words}</span>
      </Box>
    </Box>
  )
}
