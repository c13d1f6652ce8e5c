import { CacheProvider } from '@emotion/react'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import type { i18n } from 'i18next'
import { memo, use, type ReactNode } from 'react'
import type { Language } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useI18n } from '#i18n/useTexts.ts'
import { colorScheme } from './colorScheme.ts'
import { EmotionCacheContext } from './emotionCache.ts'
import { schemeStorage } from './schemeStorage.ts'
import { SiteStyles } from './SiteStyles.tsx'

/**
 * Every page brings its global styles, so the browser does not make them again: Emotion would put them behind all others,
 * and the browser would compute all styles anew. The development server sends pages without them.
 */
const hasStyles = import.meta.env.SSR || import.meta.env.DEV

/** Provides the theme and the Emotion cache of the current language. */
export const LocalizedThemeProvider = memo(function LocalizedThemeProvider({
  theme,
  children,
}: {
  /** Returns the theme of a language, one and the same for the same `texts`. */
  theme: (language: Language, texts: i18n) => Theme
  children: ReactNode
}) {
  const language = useLanguage()
  const texts = useI18n()
  const cacheOf = use(EmotionCacheContext)
  return (
    <CacheProvider value={cacheOf(language.direction)}>
      {/* Without `noSsr` the scheme would come in a second render, which hides the form until its code has loaded. */}
      <ThemeProvider
        theme={theme(language, texts)}
        modeStorageKey={colorScheme.modeStorageKey}
        storageManager={schemeStorage}
        noSsr
        disableStyleSheetGeneration
      >
        {hasStyles && <SiteStyles />}
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
})
