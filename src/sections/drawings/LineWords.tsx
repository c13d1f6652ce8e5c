import Typography from '@mui/material/Typography'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import type { DrawnLine } from './DrawingProps.ts'

/** A quantity in a line of its own, and below it what it is. */
export function LineWords({ line: { amount, words } }: { line: DrawnLine }) {
  return (
    <>
      <Typography component="strong" variant="h3" sx={{ display: 'block' }}>
        {amount}
        <VisuallyHidden>{': '}</VisuallyHidden>
      </Typography>
      <span>{words}</span>
    </>
  )
}
