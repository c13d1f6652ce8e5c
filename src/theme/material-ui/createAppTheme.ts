import { createTheme, type Theme } from '@mui/material/styles'
import type { Language } from '#i18n/languages.ts'
import { breakpoints } from './breakpoints.ts'
import { components } from './components.ts'
import { darkPalette, lightPalette } from './palette.ts'
import { typography } from './typography.ts'

/**
 * The site's Material UI theme. Languages share colours and type, whose sizes are custom properties
 * (typography.ts): only the direction differs.
 */
export function createAppTheme(direction: Language['direction']): Theme {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: '[data-scheme="%s"]' },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    breakpoints,
    typography,
    shape: { borderRadius: 4 },
    components,
  })
}
