import type { Theme } from '@mui/material/styles'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { createAppTheme } from '#theme/createAppTheme.ts'

const themes = new Map<LanguageCode, Theme>()

/** The theme of a language, for MUI's components; made once, which takes a slow phone about 30 ms. */
export function formTheme(code: LanguageCode): Theme {
  const theme = themes.get(code) ?? createAppTheme(languages[code])
  themes.set(code, theme)
  return theme
}
