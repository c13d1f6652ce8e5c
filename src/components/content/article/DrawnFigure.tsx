import Typography from '@mui/material/Typography'
import type { FigureTexts } from './texts.ts'

/** The figure that a drawing leads to, in the largest type, and what it counts. */
export function DrawnFigure({ value, label }: FigureTexts) {
  return (
    <>
      <Typography component="strong" variant="display" color="primary" sx={{ display: 'block' }}>
        {value}
      </Typography>{' '}
      {label}
    </>
  )
}
