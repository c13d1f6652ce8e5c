import LanguageDetector from 'i18next-browser-languagedetector'
import { supportedLanguage, type LanguageCode } from '#i18n/languages.ts'
import { storedLanguageKey } from '#i18n/storedLanguage.ts'

/** The choice made with the switch, else the first of the browser's languages that the site speaks. */
export function detectLanguage(): LanguageCode | undefined {
  const detector = new LanguageDetector()
  detector.init(
    // With these utilities the detector returns every candidate, the best one first.
    { languageUtils: { getBestMatchFromCodes: true } },
    { order: ['localStorage', 'navigator'], lookupLocalStorage: storedLanguageKey, caches: [] },
  )
  return [detector.detect() ?? []]
    .flat()
    .map(supportedLanguage)
    .find((code) => code !== undefined)
}
