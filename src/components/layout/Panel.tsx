import Paper, { type PaperProps } from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { brand } from '#theme/brand.ts'

const Surface = styled(Paper)(({ theme }) => ({
  inset: 'auto',
  insetBlockStart: 'calc(var(--bar-end) + var(--bar-offset))',
  // `dvh` is the window with the browser's own bars in sight; `vh` stands for browsers without it.
  maxBlockSize: ['vh', 'dvh'].map(
    (unit) => `min(var(--limit, 100vh), 100${unit} - var(--bar-end) - ${theme.spacing(5)})`,
  ),
  margin: 0,
  border: 0,
  borderRadius: brand.radius.card,
  borderBlockStart: `3px solid ${theme.vars.palette.secondary.main}`,
}))

/** A popover below the bar. It may be as high as the window, or as high as `--limit`. */
export function Panel(popover: PaperProps) {
  return <Surface elevation={8} {...popover} />
}
