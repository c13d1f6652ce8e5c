import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { linesOf, type DrawingProps } from './DrawingProps.ts'
import { TitledLines } from './TitledLines.tsx'

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

/** Amounts, each a step that begins where the one before it ends. The last line is their sum. */
export function Stairs(props: DrawingProps) {
  const [total, ...steps] = linesOf(props).toReversed()
  if (!total) return null
  const inOrder = steps.toReversed()
  const share = (amount: number) => (total.value > 0 ? (100 * amount) / total.value : 0)
  return (
    <div>
      <Stack component="ol" spacing={{ xs: 3, sm: 1 }}>
        {inOrder.map((line, index) => {
          const start = share(inOrder.slice(0, index).reduce((sum, { value }) => sum + value, 0))
          return (
            <Stack component="li" key={line.id} spacing={0.75}>
              <Words from={start}>
                <TitledLines title={line.amount} text={line.words} />
              </Words>
              <Step aria-hidden from={start} share={share(line.value)} />
            </Stack>
          )
        })}
      </Stack>
      <Box sx={deck}>
        <Typography component="strong" variant="display" color="primary" sx={{ display: 'block' }}>
          <span key={total.amount}>{total.amount}</span>
        </Typography>{' '}
        <span key={total.words}>{total.words}</span>
      </Box>
    </div>
  )
}
