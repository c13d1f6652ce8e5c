import Button, { type ButtonProps } from '@mui/material/Button'
import { styled } from '@mui/material/styles'

const Entry = styled(Button)(({ theme }) => ({
  ...theme.typography.body2,
  gap: theme.spacing(0.5),
  minWidth: 0,
  minBlockSize: 44,
  paddingBlock: 0,
  paddingInline: 'clamp(5px, 0.9vw, 14px)',
  color: theme.vars.palette.text.primary,
  borderBlock: '3px solid transparent',
  // Long names take two lines, so that the menu stays inside the window.
  textAlign: 'start',
  overflowWrap: 'normal',
  '&.Mui-selected': {
    color: theme.vars.palette.surface.onTonal,
    backgroundColor: theme.vars.palette.surface.tonal,
    fontWeight: 600,
  },
  // Within the entry, as the next one follows without a gap: it would cut that one's line.
  '&:focus-visible': { outlineOffset: -6 },
  '& svg': { transition: theme.transitions.create('transform') },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}))

/** An entry of the bar. It has Material 3's active indicator, `selected`, on its own page and on the pages below. */
export function MenuButton({ selected = false, ...button }: ButtonProps & { selected?: boolean }) {
  return <Entry {...button} {...(selected && { className: 'Mui-selected' })} />
}
