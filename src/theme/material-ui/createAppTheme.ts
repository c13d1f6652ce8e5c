import { createTheme, type Theme } from '@mui/material/styles'
import { inRem, layout, specified } from '#theme/tokens.ts'
import { components } from './components.ts'
import { darkPalette, lightPalette } from './palette.ts'
import { typography } from './typography.ts'

/**
 * The site's Material UI theme. Languages share colours and type, whose sizes are custom properties (typography.ts):
 * materialUiTheme.ts adds a language's direction, and what components say.
 */
export function createAppTheme(): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: '[data-scheme="%s"]' },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    // Layouts change at `sm`, the specification's one breakpoint, and at `md`.
    breakpoints: {
      unit: 'rem',
      // Material UI's own step, by whose hundredth `down` stays below `up`.
      step: inRem(5),
      values: {
        xs: 0,
        sm: inRem(specified.mobileBreakpoint + 1),
        md: inRem(1024),
        lg: inRem(layout.contentWidth),
        xl: inRem(1440),
      },
    },
    typography,
    shape: { borderRadius: 4 },
    components,
  })
}
