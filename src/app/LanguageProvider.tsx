import { use, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { LanguageCode } from '#i18n/languages.ts'
import { AppTheme } from '#theme/AppTheme.tsx'
import { useSiteLoader } from './siteLoader.ts'

/** When the language changes, only values change: nothing remounts. */
export function LanguageProvider({ language, children }: { language: LanguageCode; children: ReactNode }) {
  return (
    <I18nextProvider i18n={use(useSiteLoader().loadI18n(language))}>
      <AppTheme>{children}</AppTheme>
    </I18nextProvider>
  )
}
