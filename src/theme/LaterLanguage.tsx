import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { startTransition, use, useEffect, useState, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { useI18n } from '#i18n/useTexts.ts'
import { appTheme } from './appTheme.ts'
import { EmotionCachesContext } from './EmotionCachesContext.ts'

/**
 * What is out of sight changes its language in the frame after the page: the closed menus are a third of a page's
 * elements (figures: src/app/rendering).
 */
export function LaterLanguage({ children }: { children: ReactNode }) {
  const pageI18n = useI18n()
  const [i18n, setI18n] = useState(pageI18n)
  useEffect(() => startTransition(() => setI18n(pageI18n)), [pageI18n])
  const language = languages[i18n.language as LanguageCode]
  return (
    <I18nextProvider i18n={i18n}>
      <CacheProvider value={use(EmotionCachesContext)[language.direction]}>
        {/* A function keeps the theme around it out, which has changed already. */}
        <ThemeProvider theme={() => appTheme(language, i18n)}>{children}</ThemeProvider>
      </CacheProvider>
    </I18nextProvider>
  )
}
