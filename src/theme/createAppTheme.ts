import { createTheme, type Theme } from '@mui/material/styles'
import type { Language } from '#i18n/languages.ts'
import { components } from './components.ts'
import { darkPalette, lightPalette } from './palette.ts'
import { breakpoints } from './breakpoints.ts'
import { typographyFor } from './typography.ts'

/** Variables of MUI that no style of ours reads; leaving them out keeps the critical CSS small. */
const unusedVariables = new Set(['overlays', 'shadows', 'zIndex', 'opacity'])

/** The theme of a language: the same colours for all, direction and type by language. */
export function createAppTheme(language: Language): Theme {
  return createTheme({
    direction: language.direction,
    cssVariables: {
      colorSchemeSelector: '[data-scheme="%s"]',
      shouldSkipGeneratingVar: ([group = '']) => unusedVariables.has(group),
    },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    breakpoints,
    typography: typographyFor(language),
    shape: { borderRadius: 4 },
    components,
  })
}
