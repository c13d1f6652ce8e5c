import type { Components, CssVarsTheme, Theme } from '@mui/material/styles'

/** How MUI's components look on this site; their defaults are not the design. */
export const components: Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // ButtonBase takes the outline away; the ring is the page's.
      root: { '&:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: 3 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: 4,
        paddingBlock: 10,
        paddingInline: 24,
        transition: 'background-color 200ms ease-out, color 200ms ease-out',
        '&.MuiButton-outlined': { borderColor: 'currentColor', borderWidth: 1.5 },
      },
    },
  },
  // They would tell JavaScript of autofill, for labels that move; ours stand still.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiTypography: {
    defaultProps: { variantMapping: { lead: 'p', figure: 'p' } },
  },
}
