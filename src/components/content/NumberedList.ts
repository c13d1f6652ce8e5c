import List from '@mui/material/List'
import { styled } from '@mui/material/styles'

/** Steps in words, with their numbers. */
export const NumberedList = styled(List)<{ component?: 'ol' }>(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: 0,
  maxInlineSize: `calc(var(--measure) + ${theme.spacing(3)})`,
  paddingInlineStart: theme.spacing(3),
  listStyle: 'decimal',
  '@media print': { paddingInlineStart: '6mm' },
  '& > li::marker': { fontWeight: 600, color: theme.vars.palette.primary.main },
}))
