import { alpha, createTheme, type Overlays, type Theme } from '@mui/material/styles'
import { brand, darkColors, lightColors } from './brand.ts'
import { colorScheme } from './colorScheme.ts'
import { overrides } from './overrides.ts'
import { paletteOf } from './palette.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { inRem, dimensions } from './tokens.ts'
import { typography } from './typography.ts'

/** Three layers: the page, what lies on it (1 and 2), and what floats (from 3 on). */
const shade = (opacity: number) => alpha(lightColors.text.primary, opacity)
const [lowShadow, highShadow] = [
  `0 1px 2px ${shade(0.1)}, 0 2px 6px ${shade(0.08)}`,
  `0 1px 2px ${shade(0.12)}, 0 10px 28px ${shade(0.18)}`,
]
const elevations = [
  'none',
  lowShadow,
  lowShadow,
  ...Array.from({ length: 22 }, () => highShadow),
] as Theme['shadows']

/** None: they would leave a text button in a dialog of the dark scheme a contrast of 3.8. */
const overlays = elevations.map(() => 'none') as Overlays

/** Languages share it, with sizes as custom properties (typography.ts): localizeTheme.ts adds direction and texts. */
export function createSiteTheme(): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: colorScheme.attribute },
    colorSchemes: {
      light: { palette: paletteOf(lightColors) },
      dark: { palette: paletteOf(darkColors), overlays },
    },
    // Layouts change at `sm`, the specification's one breakpoint, and at `md`.
    breakpoints: {
      unit: 'rem',
      // Material UI's own step, by whose hundredth `down` stays below `up`.
      step: inRem(5),
      values: {
        xs: 0,
        sm: inRem(siteConstants.mobileBreakpoint + 1),
        md: inRem(1024),
        lg: inRem(dimensions.contentWidth),
        xl: inRem(1440),
      },
    },
    typography,
    mixins: { toolbar: { minHeight: 'var(--bar-height)' } },
    shape: { borderRadius: brand.radius },
    shadows: elevations,
    focusVisible: { outlineWidth: 3, outlineOffset: 3, outlineColor: 'var(--mui-palette-surface-focus)' },
    motion: { reducedMotion: 'system' },
    components: overrides,
  })
}
