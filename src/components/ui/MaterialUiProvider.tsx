import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/system'
import { use, type ReactNode } from 'react'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { EmotionCachesContext } from '#theme/material-ui/EmotionCachesContext.ts'
import { materialUiTheme } from '#theme/material-ui/materialUiTheme.ts'

/**
 * What Material UI's components need around them: the site's theme, with the texts that they bring along, and
 * styles in the reading direction of the page's language. The provider is that of `@mui/system`: Material UI's
 * own would also keep a colour scheme and write the theme's CSS variables, and the document has both already.
 */
export function MaterialUiProvider({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const { i18n } = useTexts()
  const caches = use(EmotionCachesContext)
  return (
    <CacheProvider value={caches[language.direction]}>
      <ThemeProvider theme={materialUiTheme(language, i18n)}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
