import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/system'
import { use, type ReactNode } from 'react'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useI18n } from '#i18n/useTexts.ts'
import { EmotionCachesContext } from '#theme/material-ui/EmotionCachesContext.ts'
import { materialUiTheme } from '#theme/material-ui/materialUiTheme.ts'

/**
 * Gives the Material UI components below it the site's theme, the components' own texts in the page's language, and
 * styles in its reading direction. The provider is that of `@mui/system`: Material UI's
 * own would also keep a colour scheme and write the theme's CSS variables, and the document has both already.
 */
export function MaterialUiProvider({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const i18n = useI18n()
  const caches = use(EmotionCachesContext)
  return (
    <CacheProvider value={caches[language.direction]}>
      <ThemeProvider theme={materialUiTheme(language, i18n)}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
