import { useInsertionEffect, useRef, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useLanguageKit } from '#loading/siteLoader.ts'
import { LanguageContext } from '#i18n/LanguageContext.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { showStylesOf } from '#theme/styleSheets.ts'

interface LanguageProviderProps {
  language: LanguageCode
  /** The address shown: the document came with the styles of its first one. */
  address: string
  children: ReactNode
}

/** Texts and styles of a language, changed together: only values change, so nothing remounts. */
export function LanguageProvider({ language, address, children }: LanguageProviderProps) {
  const cameWith = useRef<string | null>(address)
  useInsertionEffect(() => {
    if (address === cameWith.current) return
    cameWith.current = null
    showStylesOf(language)
  }, [language, address])
  const kit = useLanguageKit(language)
  return (
    <LanguageContext value={languages[language]}>
      <I18nextProvider i18n={kit.i18n}>{children}</I18nextProvider>
    </LanguageContext>
  )
}
