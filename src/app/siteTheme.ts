import type { Theme } from '@mui/material/styles'
import type { i18n } from 'i18next'
import { siteConstants } from '#config/siteConstants.ts'
import type { Language } from '#i18n/languages.ts'
import { createSiteTheme } from '#theme/createSiteTheme.ts'

const themes = new WeakMap<i18n, Theme>()

/** Returns the theme of a language, made when it is first needed. */
export function siteTheme(language: Language, texts: i18n): Theme {
  const theme = themes.get(texts) ?? createSiteTheme(siteConstants, language, texts)
  themes.set(texts, theme)
  return theme
}
