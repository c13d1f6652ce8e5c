import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles'
import type { Language } from '#i18n/languages.ts'
import { layout, limits } from '#theme/tokens.ts'
import { components } from './components.ts'
import { darkPalette, lightPalette } from './palette.ts'
import { typography } from './typography.ts'

/**
 * The site's Material UI theme. Languages share colours and type, whose sizes are custom properties
 * (typography.ts): only the direction differs, and what components say (defaultTexts.ts).
 */
export function createAppTheme(direction: Language['direction'], texts: ThemeOptions = {}): Theme {
  const site = {
    direction,
    cssVariables: { colorSchemeSelector: '[data-scheme="%s"]' },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    // Layouts change at `sm`, the specification's one breakpoint, and at `md`.
    breakpoints: {
      values: { xs: 0, sm: limits.mobileBreakpoint + 1, md: 1024, lg: layout.contentWidth, xl: 1440 },
    },
    typography,
    shape: { borderRadius: 4 },
    components,
  }
  return createTheme(site, texts)
}
