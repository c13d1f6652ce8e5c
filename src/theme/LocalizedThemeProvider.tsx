import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { memo, use, type ReactNode } from 'react'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useI18n } from '#i18n/useTexts.ts'
import { localizeTheme } from './localizeTheme.ts'
import { colorScheme } from './colorScheme.ts'
import { EmotionCachesContext } from './EmotionCachesContext.ts'
import { schemeStorage } from './schemeStorage.ts'

/** Variables and baseline are those of both directions: in one cache, no switch of the language writes them anew. */
export const LocalizedThemeProvider = memo(function LocalizedThemeProvider({
  children,
}: {
  children: ReactNode
}) {
  const language = useLanguage()
  const i18n = useI18n()
  const caches = use(EmotionCachesContext)
  return (
    <CacheProvider value={caches.ltr}>
      {/* Without `noSsr` the scheme would come in a second render, which takes the form away until its code is there. */}
      <ThemeProvider
        theme={localizeTheme(language, i18n)}
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
