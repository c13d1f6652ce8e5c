import { styled } from '@mui/material/styles'

/** Paragraphs side by side where each has 18 rem, some 45 characters a line; three where they have the whole width. */
export const ProseColumns = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    columns: '18rem 2',
    columnGap: theme.spacing(7),
    '&:has(> p + p + p)': { columnCount: 3 },
  },
  '& > p': { breakInside: 'avoid' },
  '& > p:has(+ p)': { marginBlockEnd: theme.spacing(2) },
}))
