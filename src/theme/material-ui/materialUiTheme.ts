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
  // Created at the first call, once for all languages. Created when this module is evaluated, it would make a task
  // longer by 30 ms on a slow phone: the one in which all that the form imports is evaluated.
  siteTheme ??= createAppTheme()
  const theme = themes.get(texts) ?? {
    ...siteTheme,
    direction,
    components: { ...siteTheme.components, ...defaultTexts(texts.getFixedT(code, 'material-ui')) },
  }
  themes.set(texts, theme)
  return theme
}
