import { createContext, use } from 'react'
import { defaultLanguage, languages, type Language } from './languages.ts'

export const LanguageContext = createContext<Language>(languages[defaultLanguage])

/** The row of the language that this part of the page is in. */
export function useLanguage(): Language {
  return use(LanguageContext)
}
