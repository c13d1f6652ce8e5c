import { styled } from '@mui/material/styles'

/** A square button of the bar that holds an icon. */
export const BarButton = styled('button')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 44,
  borderRadius: 4,
  '&:hover': { color: theme.vars.palette.primary.main },
}))
