import { languages, type Language, type LanguageCode } from './languages.ts'
import { useI18n } from './useTexts.ts'

export function useLanguage(): Language {
  return languages[useI18n().language as LanguageCode]
}
