import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { LanguageCode } from '#i18n/languages.ts'
import { useLanguageI18n } from './siteLoader.ts'

interface LanguageProviderProps {
  language: LanguageCode
  children: ReactNode
}

/** The texts of a language. When it changes, only values change, so nothing remounts. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return <I18nextProvider i18n={useLanguageI18n(language)}>{children}</I18nextProvider>
}
