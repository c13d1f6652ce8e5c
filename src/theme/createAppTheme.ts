import { createTheme, type Theme } from '@mui/material/styles'
import { brand, darkColors, lightColors } from './brand.ts'
import { colorScheme } from './colorScheme.ts'
import { components } from './components.ts'
import { paletteOf } from './palette.ts'
import { inRem, layout, specified } from './tokens.ts'
import { typography } from './typography.ts'

/**
 * The site's Material UI theme. Languages share colours and type, whose sizes are custom properties (typography.ts):
 * appTheme.ts adds a language's direction, and what components say.
 */
export function createAppTheme(): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: colorScheme.attribute },
    colorSchemes: { light: { palette: paletteOf(lightColors) }, dark: { palette: paletteOf(darkColors) } },
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
    shape: { borderRadius: brand.radius },
    focusVisible: { outlineWidth: 3, outlineOffset: 3, outlineColor: 'var(--mui-palette-surface-focus)' },
    motion: { reducedMotion: 'system' },
    components,
  })
}
