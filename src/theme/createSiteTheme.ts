import { alpha, createTheme, shouldSkipGeneratingVar, type Theme } from '@mui/material/styles'
import type { i18n } from 'i18next'
import type { Language } from '#i18n/languages.ts'
import { brand, darkColors, lightColors } from './brand.ts'
import { colorScheme } from './colorScheme.ts'
import { materialUiLocale } from './materialUiLocale.ts'
import { base } from './overrides/base.ts'
import { buttons } from './overrides/buttons.ts'
import { inputs } from './overrides/inputs.ts'
import { navigation } from './overrides/navigation.ts'
import { surfaces } from './overrides/surfaces.ts'
import { tables } from './overrides/tables.ts'
import { duration, easing } from './motion.ts'
import { paletteOf } from './palette.ts'
import { inRem, dimensions } from './tokens.ts'
import { typography } from './typography.ts'

const shade = (opacity: number) => alpha(lightColors.text.primary, opacity)

/** Four heights, each up to the elevation of a component: cards 1, bars and menus 8, drawers 16, dialogs 24. */
const shadows = [
  { upTo: 2, shadow: `0 1px 2px ${shade(0.1)}, 0 2px 6px ${shade(0.08)}` },
  { upTo: 8, shadow: `0 1px 2px ${shade(0.12)}, 0 10px 28px ${shade(0.18)}` },
  { upTo: 16, shadow: `0 1px 2px ${shade(0.12)}, 0 16px 40px ${shade(0.22)}` },
  { upTo: 24, shadow: `0 1px 2px ${shade(0.12)}, 0 24px 56px ${shade(0.26)}` },
]
const elevations = [
  'none',
  ...Array.from({ length: 24 }, (_, index) => shadows.find(({ upTo }) => index < upTo)?.shadow),
] as Theme['shadows']

/**
 * No variables of fonts, which nothing uses, and none of overlays: with these a text button in a dark dialog would have a
 * contrast of 3.8. They are 40 in each page.
 */
const isLeftOut = ([group]: string[]) => group === 'font' || group === 'overlays'

interface SiteThemeOptions {
  /** The widest window that has the layout of phones, in px. */
  mobileBreakpoint: number
}

/** Creates the theme of a language: its direction, and Material UI's own words in it. */
export function createSiteTheme(
  { mobileBreakpoint }: SiteThemeOptions,
  { code, direction }: Language,
  texts: i18n,
): Theme {
  return createTheme(
    {
      direction,
      cssVariables: {
        colorSchemeSelector: colorScheme.attribute,
        shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || isLeftOut(keys),
      },
      colorSchemes: {
        light: { palette: paletteOf(lightColors) },
        dark: { palette: paletteOf(darkColors) },
      },
      // Layouts change at `sm` and `md`.
      breakpoints: {
        unit: 'rem',
        // Material UI's own step: `down` stays a hundredth of it below `up`.
        step: inRem(5),
        values: {
          xs: 0,
          sm: inRem(mobileBreakpoint + 1),
          md: inRem(1024),
          lg: inRem(dimensions.contentWidth),
          xl: inRem(1440),
        },
      },
      typography,
      mixins: { toolbar: { minHeight: 'var(--bar-height)' } },
      shape: { borderRadius: brand.radius.control },
      shadows: elevations,
      transitions: { duration, easing },
      focusVisible: { outlineWidth: 3, outlineOffset: 3, outlineColor: 'var(--mui-palette-surface-focus)' },
      motion: { reducedMotion: 'system' },
      components: { ...base, ...buttons, ...inputs, ...navigation, ...surfaces, ...tables },
    },
    materialUiLocale(texts.getFixedT(code, 'material-ui'), direction),
  )
}
