import type { Components, CssVarsTheme, Theme } from '@mui/material/styles'

/** How MUI's components look on this site; their defaults are not the design. */
export const components: Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
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
  MuiTypography: {
    defaultProps: { variantMapping: { lead: 'p', figure: 'p' } },
  },
}
