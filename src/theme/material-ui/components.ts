import { outlinedInputClasses as input } from '@mui/material/OutlinedInput'
import type { ThemeOptions } from '@mui/material/styles'
import { buttonShape } from '#theme/tokens.ts'

/** The site's look of MUI's components, where it differs from their defaults. */
export const components = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // ButtonBase removes the focus ring and the colour under a finger; these bring back the page's.
      root: {
        WebkitTapHighlightColor: 'inherit',
        '&:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: 3 },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      // Small and large buttons keep the measures of Material UI.
      sizeMedium: { ...buttonShape, '&.MuiButton-outlined': { borderColor: 'currentColor' } },
    },
  },
  // MUI injects styles that report autofill, for labels that move. Our labels do not move.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  // Left-to-right values are aligned with the start of the page.
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        [`& .${input.notchedOutline}`]: { borderColor: theme.vars.palette.text.secondary },
        [`&.${input.focused} .${input.notchedOutline}`]: {
          borderWidth: 3,
          borderColor: theme.vars.palette.surface.focus,
        },
        [`& .${input.input}:focus-visible`]: { outline: 'none' },
        [`[dir="rtl"] & .${input.input}[dir="ltr"]`]: { textAlign: 'end' },
        [`& textarea.${input.input}`]: { resize: 'block' },
      }),
    },
  },
  // The line of a message is reserved: one that pushed the button down would make a click miss it.
  MuiFormHelperText: { styleOverrides: { root: { minBlockSize: '1lh' } } },
  MuiTypography: {
    defaultProps: { variantMapping: { lead: 'p', display: 'p' } },
  },
} satisfies ThemeOptions['components']
