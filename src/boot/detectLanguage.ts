import LanguageDetector from 'i18next-browser-languagedetector'
import { supportedLanguage, type LanguageCode } from '#i18n/languages.ts'
import { storedLanguage } from '#i18n/storedLanguage.ts'

/** The choice made with the switch, else the first of the browser's languages that the site speaks. */
export function detectLanguage(): LanguageCode | undefined {
  const detector = new LanguageDetector()
  // The detector's own look at the storage takes one that is full for one that is missing.
  detector.addDetector({ name: 'stored', lookup: storedLanguage })
  detector.init(
    // With these utilities the detector returns every candidate, the best one first.
    { languageUtils: { getBestMatchFromCodes: true } },
    { order: ['stored', 'navigator'], caches: [] },
  )
  for (const tag of [detector.detect() ?? []].flat()) {
    const language = supportedLanguage(tag)
    if (language) return language
  }
  return undefined
}
