import type { StylesProps } from '#theme/styled.ts'
import { buttonShape } from '#theme/tokens.ts'

/** The styles of a button; `data-variant` selects a variant. */
export const buttonStyles = ({ theme }: StylesProps) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  ...buttonShape,
  textDecoration: 'none',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  '&[data-variant="accent"]': {
    color: theme.vars.palette.secondary.contrastText,
    backgroundColor: theme.vars.palette.secondary.main,
    '&:hover': { backgroundColor: theme.vars.palette.secondary.dark },
  },
  '&[data-variant="outlined"]': {
    color: theme.vars.palette.primary.main,
    backgroundColor: 'transparent',
    borderColor: 'currentColor',
    '&:hover': { color: theme.vars.palette.primary.dark },
  },
})
