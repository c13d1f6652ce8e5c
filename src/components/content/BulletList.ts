import List from '@mui/material/List'
import { styled } from '@mui/material/styles'

/** A list whose markers are the brand's quarter arch. */
export const BulletList = styled(List)(({ theme }) => ({
  display: 'grid',
  padding: 0,
  gap: theme.spacing(1.25),
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(1.5) },
  maxInlineSize: `calc(var(--measure) + ${theme.spacing(3.5)})`,
  // Chromium moves a grid to the next sheet as a whole.
  '@media print': { display: 'block', '& > li + li': { marginBlockStart: theme.spacing(1.5) } },
  '& > li': {
    position: 'relative',
    paddingInlineStart: theme.spacing(3.5),
    '@media print': { paddingInlineStart: '6mm' },
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.42em',
    borderStartEndRadius: 12,
    // A border, as backgrounds are neither printed nor shown in forced colours.
    border: `6px solid ${theme.vars.palette.secondary.main}`,
  },
}))
