import type { Theme } from '@mui/material/styles'
import deepmerge from '@mui/utils/deepmerge'
import type { i18n } from 'i18next'
import type { Language } from '#i18n/languages.ts'
import { createSiteTheme } from './createSiteTheme.ts'
import { materialUiLocale } from './materialUiLocale.ts'

let siteTheme: Theme | undefined
const themes = new WeakMap<i18n, Theme>()

/** The theme in a language, one and the same at each call: its direction, and what Material UI's components say. */
export function localizeTheme({ code, direction }: Language, texts: i18n): Theme {
  const known = themes.get(texts)
  if (known) return known
  siteTheme ??= createSiteTheme()
  const end = direction === 'rtl' ? 'left' : 'right'
  const ofLanguage = {
    ...materialUiLocale(texts.getFixedT(code, 'material-ui')),
    // The one component whose place is in a custom property, which nothing mirrors.
    MuiBadge: { defaultProps: { anchorOrigin: { vertical: 'top', horizontal: end } } },
  } as const
  // What the site's theme says itself comes before what a language brings.
  const components = deepmerge(ofLanguage, siteTheme.components)
  const theme = { ...siteTheme, direction, components }
  themes.set(texts, theme)
  return theme
}
