import type { Theme } from '@mui/material/styles'
import deepmerge from '@mui/utils/deepmerge'
import type { i18n } from 'i18next'
import type { Language } from '#i18n/languages.ts'
import { materialUiLocale } from './materialUiLocale.ts'

const themes = new WeakMap<i18n, Theme>()

/** Adds a language's direction and the texts of Material UI's components. Returns the same theme for the same `texts`. */
export function localizeTheme(siteTheme: Theme, { code, direction }: Language, texts: i18n): Theme {
  const known = themes.get(texts)
  if (known) return known
  const end = direction === 'rtl' ? 'left' : 'right'
  const ofLanguage = {
    ...materialUiLocale(texts.getFixedT(code, 'material-ui')),
    // Nothing mirrors the badge: Material UI keeps its place in a custom property.
    MuiBadge: { defaultProps: { anchorOrigin: { vertical: 'top', horizontal: end } } },
  } as const
  // The site's own overrides win over those of the language.
  const components = deepmerge(ofLanguage, siteTheme.components)
  const theme = { ...siteTheme, direction, components }
  themes.set(texts, theme)
  return theme
}
