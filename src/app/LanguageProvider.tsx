import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useLanguageI18n } from './siteLoader.ts'
import { LanguageContext } from '#i18n/LanguageContext.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'

interface LanguageProviderProps {
  language: LanguageCode
  children: ReactNode
}

/** The texts of a language. When it changes, only values change, so nothing remounts. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  const i18n = useLanguageI18n(language)
  return (
    <LanguageContext value={languages[language]}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </LanguageContext>
  )
}
