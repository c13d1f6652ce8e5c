import { readStored } from '#browser/storage.ts'
import { supportedLanguage, type LanguageCode } from './languages.ts'

/** The storage key of the language that the visitor chose with the switch. */
export const storedLanguageKey = 'language'

/** Returns the language that the visitor chose with the switch, if any. */
export function storedLanguage(): LanguageCode | undefined {
  const stored = readStored('localStorage', storedLanguageKey)
  return stored === null ? undefined : supportedLanguage(stored)
}
