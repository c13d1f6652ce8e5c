import { readStored } from '#browser/storage.ts'
import { supportedLanguage, type LanguageCode } from './languages.ts'

/** Where the browser keeps the choice that the visitor made with the switch. */
export const storedLanguageKey = 'language'

/** The choice that was remembered, if any. */
export function storedLanguage(): LanguageCode | undefined {
  return supportedLanguage(readStored('localStorage', storedLanguageKey) ?? '')
}
