import { buttonClasses } from '@mui/material/Button'
import type { ThemeOptions } from '@mui/material/styles'
import { brand } from '#theme/brand.ts'
import { textButtonPadding } from '#theme/tokens.ts'

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Material 3's button of the second rank: filled, in a container's colour. */
    tonal: true
  }
}

const withoutFocusRipple = { defaultProps: { disableFocusRipple: true } }

/** The ring of the keyboard's focus is `theme.focusVisible`, so the focus ripple is off. */
export const buttons = {
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: {
      root: { borderRadius: brand.radius.button },
      // Small buttons have Material UI's measures, and a size of text from the scale.
      sizeSmall: { fontSize: 'var(--size-body2)' },
      sizeMedium: { minBlockSize: 48, paddingBlock: 10, paddingInline: 24 },
      sizeLarge: { minBlockSize: 56, paddingInline: 32, fontSize: 'var(--size-body1)' },
    },
    // Material UI applies variants after sizes.
    variants: [
      // Filled buttons rise under the pointer; the others do not.
      {
        props: { variant: 'contained' },
        style: ({ theme }) => ({ '&:hover': { boxShadow: theme.shadows[1] } }),
      },
      {
        props: { variant: 'tonal' },
        style: ({ theme }) => ({
          color: theme.vars.palette.surface.onTonal,
          backgroundColor: theme.vars.palette.surface.tonal,
          '&:hover': { boxShadow: theme.shadows[1] },
          [`&.${buttonClasses.disabled}`]: { opacity: 0.5 },
        }),
      },
      { props: { variant: 'text', size: 'medium' }, style: { paddingInline: textButtonPadding } },
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
