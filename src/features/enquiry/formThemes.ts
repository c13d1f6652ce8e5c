import { createTheme, type Palette, type Theme } from '@mui/material/styles'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { createAppTheme } from '#theme/createAppTheme.ts'
import { lightPalette } from '#theme/palette.ts'

let palette: Palette | undefined

/** The colours of the form's themes, which take a slow phone half of the time: a step of its own. */
export function formPalette(): Palette {
  return (palette ??= createTheme({ palette: lightPalette }).palette)
}

const themes = new Map<LanguageCode, Theme>()

/**
 * The theme of a language, for MUI's components, made once. It has the names of the page's variables, which are
 * those of both colour schemes, and so needs one scheme only.
 */
export function formTheme(code: LanguageCode): Theme {
  const theme = themes.get(code) ?? createFormTheme(code)
  themes.set(code, theme)
  return theme
}

function createFormTheme(code: LanguageCode): Theme {
  const theme = createAppTheme(languages[code], { light: { palette: formPalette() } })
  // MUI asks whether there is a dark one, not what is in it.
  Object.assign(theme.colorSchemes, { dark: theme.colorSchemes.light })
  return theme
}
