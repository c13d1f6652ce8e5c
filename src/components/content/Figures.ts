import { styled } from '@mui/material/styles'
import { phoneColumnsOfWords } from '#theme/tokens.ts'

/** Figures in the largest type, each above what it counts: a list of `DescriptionItem`. */
export const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  // Four columns from a tablet on, fewer if the text is too large.
  gridTemplateColumns: phoneColumnsOfWords,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.25rem, 20%), 1fr))',
  },
  rowGap: theme.spacing(4),
  columnGap: 'clamp(20px, 3vw, 40px)',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: theme.spacing(1),
    borderBlockStart: `3px solid ${theme.vars.palette.secondary.main}`,
    paddingBlockStart: theme.spacing(2),
  },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, textWrap: 'balance' },
  '& dd': {
    ...theme.typography.display,
    fontSize: 'var(--size-figure)',
    lineHeight: 1.1,
    color: theme.vars.palette.primary.main,
  },
}))
