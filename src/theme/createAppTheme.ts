import { createTheme, type Shadows, type Theme } from '@mui/material/styles'
import type { Language } from '#i18n/languages.ts'
import { components } from './components.ts'
import { darkPalette, lightPalette } from './palette.ts'
import { breakpoints } from './breakpoints.ts'
import { typographyFor } from './typography.ts'

/** Depth is drawn by our own sections and panels; MUI's 25 shadows would only weigh on the critical CSS. */
const noShadows = Array<string>(25).fill('none') as Shadows

/** The theme of a language: the same colours for all, direction and type by language. */
export function createAppTheme(language: Language): Theme {
  return createTheme({
    direction: language.direction,
    cssVariables: {
      colorSchemeSelector: '[data-scheme="%s"]',
      // Type differs by language, and is used as it is.
      shouldSkipGeneratingVar: ([group]) => group === 'overlays' || group === 'font',
    },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    shadows: noShadows,
    breakpoints,
    typography: typographyFor(language),
    shape: { borderRadius: 4 },
    components,
  })
}
