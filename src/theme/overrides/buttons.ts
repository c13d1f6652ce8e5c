import type { ThemeOptions } from '@mui/material/styles'

const withoutFocusRipple = { defaultProps: { disableFocusRipple: true } }

/** The ring of the keyboard's focus is `theme.focusVisible`, so the focus ripple is off. */
export const buttons = {
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: {
      // Small buttons keep the measures of Material UI.
      sizeMedium: { minBlockSize: 48, paddingBlock: 10, paddingInline: 24 },
      sizeLarge: { minBlockSize: 56, paddingInline: 32 },
    },
    // Material UI applies variants after sizes.
    variants: [
      { props: { variant: 'text', size: 'medium' }, style: { paddingInline: 12 } },
      { props: { variant: 'text', size: 'large' }, style: { paddingInline: 16 } },
    ],
  },
  MuiButtonGroup: { defaultProps: { disableElevation: true, disableFocusRipple: true } },
  // Beside a button in a row it stays a circle.
  MuiIconButton: { ...withoutFocusRipple, styleOverrides: { root: { alignSelf: 'center' } } },
  MuiFab: withoutFocusRipple,
  MuiCheckbox: withoutFocusRipple,
  MuiRadio: withoutFocusRipple,
  MuiSwitch: withoutFocusRipple,
  MuiToggleButton: withoutFocusRipple,
} satisfies ThemeOptions['components']
