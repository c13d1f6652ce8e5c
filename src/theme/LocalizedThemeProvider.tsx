import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import { memo, use, type ReactNode } from 'react'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useI18n } from '#i18n/useTexts.ts'
import { localizeTheme } from './localizeTheme.ts'
import { colorScheme } from './colorScheme.ts'
import { EmotionCachesContext } from './EmotionCachesContext.ts'
import { schemeStorage } from './schemeStorage.ts'

/**
 * Provides `theme` in the current language. Variables and baseline serve both directions and stay in one cache, so a
 * switch of the language does not write them anew.
 */
export const LocalizedThemeProvider = memo(function LocalizedThemeProvider({
  theme,
  children,
}: {
  theme: Theme
  children: ReactNode
}) {
  const language = useLanguage()
  const i18n = useI18n()
  const caches = use(EmotionCachesContext)
  return (
    <CacheProvider value={caches.ltr}>
      {/* Without `noSsr` the scheme would come in a second render, which hides the form until its code has loaded. */}
      <ThemeProvider
        theme={localizeTheme(theme, language, i18n)}
        modeStorageKey={colorScheme.modeStorageKey}
        storageManager={schemeStorage}
        noSsr
      >
        <CssBaseline />
        <CacheProvider value={caches[language.direction]}>{children}</CacheProvider>
      </ThemeProvider>
    </CacheProvider>
  )
})
