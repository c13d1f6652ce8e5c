import { use, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { LanguageCode } from '#i18n/languages.ts'
import { LocalizedThemeProvider } from '#theme/LocalizedThemeProvider.tsx'
import { usePageLoader } from './PageLoader.ts'
import { siteTheme } from './siteTheme.ts'

/** When the language changes, only values change: nothing remounts. */
export function LanguageProvider({ language, children }: { language: LanguageCode; children: ReactNode }) {
  return (
    <I18nextProvider i18n={use(usePageLoader().loadI18n(language))}>
      <LocalizedThemeProvider theme={siteTheme}>{children}</LocalizedThemeProvider>
    </I18nextProvider>
  )
}
