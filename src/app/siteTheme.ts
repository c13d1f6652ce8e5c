import type { Theme } from '@mui/material/styles'
import type { i18n } from 'i18next'
import { siteConstants } from '#config/siteConstants.ts'
import type { Language } from '#i18n/languages.ts'
import { createSiteTheme } from '#theme/createSiteTheme.ts'

/** Returns what gives the theme of a language, each made when it is first needed. */
export function themesFor(options: Parameters<typeof createSiteTheme>[0]) {
  const themes = new WeakMap<i18n, Theme>()
  return (language: Language, texts: i18n): Theme => {
    const theme = themes.get(texts) ?? createSiteTheme(options, language, texts)
    themes.set(texts, theme)
    return theme
  }
}

/** Gives the theme of a language as the site has it. */
export const siteTheme = themesFor(siteConstants)
