import type { Theme } from '@mui/material/styles'
import type { i18n } from 'i18next'
import type { Language } from '#i18n/languages.ts'
import { createAppTheme } from './createAppTheme.ts'
import { defaultTexts } from './defaultTexts.ts'

let siteTheme: Theme | undefined
const themes = new WeakMap<i18n, Theme>()

/**
 * The theme of Material UI's components in a language, one and the same at each call.
 * @throws Error where the page does not load the components' texts.
 */
export function materialUiTheme({ code, direction }: Language, texts: i18n): Theme {
  if (!texts.hasResourceBundle(code, 'material-ui')) {
    throw new Error(
      "this page has Material UI: add namespaces: ['material-ui'] to its row in src/config/pages.ts",
    )
  }
  // Once for all languages, and not as the module is evaluated: that takes a slow phone 30 ms, in one task with
  // the evaluation of all that the form imports.
  siteTheme ??= createAppTheme()
  const theme = themes.get(texts) ?? {
    ...siteTheme,
    direction,
    components: { ...siteTheme.components, ...defaultTexts(texts.getFixedT(code, 'material-ui')) },
  }
  themes.set(texts, theme)
  return theme
}
