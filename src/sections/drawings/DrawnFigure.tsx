import Typography from '@mui/material/Typography'
import type { CycleTexts } from '#content/kinds/cycle.ts'

/** The figure that a drawing leads to, in the largest type, and what it counts. */
export function DrawnFigure({ value, label }: CycleTexts['figure']) {
  return (
    <>
      <Typography component="strong" variant="display" color="primary" sx={{ display: 'block' }}>
        {value}
      </Typography>{' '}
      {label}
    </>
  )
}
