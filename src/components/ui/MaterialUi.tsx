import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/system'
import { use, type ReactNode } from 'react'
import { useLanguage } from '#i18n/LanguageContext.ts'
import { EmotionCaches } from '#theme/material-ui/EmotionCaches.ts'
import { materialUiTheme } from '#theme/material-ui/materialUiTheme.ts'

/**
 * What Material UI's components need around them: the site's theme, and styles in the reading direction of the
 * page's language. The provider is that of `@mui/system`: Material UI's own would also keep a colour scheme and
 * write the theme's CSS variables, and the document has both already.
 */
export function MaterialUi({ children }: { children: ReactNode }) {
  const { direction } = useLanguage()
  const caches = use(EmotionCaches)
  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={materialUiTheme(direction)}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
