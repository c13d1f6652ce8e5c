import { languages, type Language, type LanguageCode } from './languages.ts'
import { useI18n } from './useTexts.ts'

/** Returns the row of the language that this part of the page is in. */
export function useLanguage(): Language {
  return languages[useI18n().language as LanguageCode]
}
