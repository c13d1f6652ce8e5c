import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useLanguageKit } from '#loading/siteLoader.ts'
import { LanguageContext } from '#i18n/LanguageContext.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'

interface LanguageProviderProps {
  language: LanguageCode
  children: ReactNode
}

/** Texts, styles and theme of a language, changed together: only values change, so nothing remounts. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  const kit = useLanguageKit(language)
  return (
    <LanguageContext value={languages[language]}>
      <I18nextProvider i18n={kit.i18n}>
        <CacheProvider value={kit.styleCache}>
          <ThemeProvider theme={kit.theme} defaultMode="system" disableTransitionOnChange>
            {children}
          </ThemeProvider>
        </CacheProvider>
      </I18nextProvider>
    </LanguageContext>
  )
}
