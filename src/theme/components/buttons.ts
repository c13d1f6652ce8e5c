import type { ThemeOptions } from '@mui/material/styles'

const withoutFocusRipple = { defaultProps: { disableFocusRipple: true } }

/** What is pressed. The ring of the keyboard's focus is `theme.focusVisible`, so the focus ripple is off. */
export const buttons = {
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: {
      // Small and large buttons keep the measures of Material UI.
      sizeMedium: { minBlockSize: 48, paddingBlock: 10, paddingInline: 24 },
    },
    // Material UI applies variants after sizes.
    variants: [{ props: { variant: 'text', size: 'medium' }, style: { paddingInline: 12 } }],
  },
  MuiIconButton: { defaultProps: { disableFocusRipple: true, color: 'inherit' } },
  MuiFab: withoutFocusRipple,
  MuiCheckbox: withoutFocusRipple,
  MuiRadio: withoutFocusRipple,
  MuiSwitch: withoutFocusRipple,
  MuiToggleButton: withoutFocusRipple,
} satisfies ThemeOptions['components']
