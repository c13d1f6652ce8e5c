import { createTheme, type PaletteOptions, type Shadows, type Theme } from '@mui/material/styles'
import type { Language } from '#i18n/languages.ts'
import { components } from './components.ts'
import { darkPalette, lightPalette } from './palette.ts'
import { breakpoints } from './breakpoints.ts'
import { typographyFor } from './typography.ts'

/** Depth is drawn by our own sections and panels; MUI's 25 shadows would only weigh on the critical CSS. */
const noShadows = Array<string>(25).fill('none') as Shadows

/**
 * What becomes a CSS variable: the site's colours, and what the MUI components of the form ask for. Of all
 * its components MUI would write some 500.
 */
const variableGroups = new Set(['palette', 'opacity', 'shape', 'shadows', 'spacing'])
const variableColors = new Set(
  (
    'accent art background common divider grey surface text action ' +
    'primary secondary error success info warning Alert Button Input'
  ).split(' '),
)

const bothSchemes = { light: { palette: lightPalette }, dark: { palette: darkPalette } }

/** The theme of a language: the same colours for all, direction and type by language. */
export function createAppTheme(
  language: Language,
  colorSchemes: Partial<Record<'light' | 'dark', { palette: PaletteOptions }>> = bothSchemes,
): Theme {
  return createTheme({
    direction: language.direction,
    cssVariables: {
      colorSchemeSelector: '[data-scheme="%s"]',
      shouldSkipGeneratingVar: ([group = '', color = '']) =>
        !variableGroups.has(group) || (group === 'palette' && !variableColors.has(color)),
    },
    colorSchemes,
    shadows: noShadows,
    breakpoints,
    typography: typographyFor(language),
    shape: { borderRadius: 4 },
    components,
  })
}
