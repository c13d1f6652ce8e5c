import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'

/** An entry of the bar. It is underlined on its own page and on the pages below. */
export const MenuButton = styled(Button)(({ theme }) => ({
  ...theme.typography.body2,
  gap: 4,
  minWidth: 0,
  minBlockSize: 44,
  paddingBlock: 0,
  paddingInline: 'clamp(5px, 0.9vw, 14px)',
  color: theme.vars.palette.text.primary,
  borderBlock: '3px solid transparent',
  // Long names take two lines, so that the menu stays inside the window.
  textAlign: 'start',
  overflowWrap: 'normal',
  '&[data-current], &[aria-current]': {
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    borderBlockEndColor: theme.vars.palette.secondary.main,
  },
  '& svg': { transition: theme.transitions.create('transform') },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}))
