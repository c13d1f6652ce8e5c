import { defaultLanguage, languages, supportedLanguage, type Language } from '#i18n/languages.ts'

/** The row of a language in the table, by a code that came from elsewhere. */
export function languageRow(code: string): Language {
  return languages[supportedLanguage(code) ?? defaultLanguage]
}
