import LanguageDetector from 'i18next-browser-languagedetector'
import { pathLanguage, prefixedLanguage, translatePath } from '#i18n/languagePaths.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { storedLanguageKey } from '#i18n/storedLanguage.ts'

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * The address of the same page in the language that wins, or null where that is the page's own. A prefix
 * wins; without one, the choice made with the switch; on Home alone, and without a choice, the browser's
 * languages.
 */
export function languageRedirect({ pathname, search, hash }: Address): string | null {
  const winner = detectLanguage(pathname)
  if (!winner || winner === pathLanguage(pathname)) return null
  return translatePath(pathname, winner) + search + hash
}

function detectLanguage(pathname: string): LanguageCode | undefined {
  const detector = new LanguageDetector()
  // The package's own `path` detector takes any two letters for a language.
  detector.addDetector({ name: 'prefix', lookup: () => prefixedLanguage(pathname) ?? undefined })
  detector.init(
    // With these utilities the detector returns every candidate, the best one first.
    { languageUtils: { getBestMatchFromCodes: true } },
    {
      order: ['prefix', 'localStorage', ...(pathname === '/' ? ['navigator'] : [])],
      lookupLocalStorage: storedLanguageKey,
      caches: [],
    },
  )
  return [detector.detect() ?? []]
    .flat()
    .map(supported)
    .find((code) => code !== undefined)
}

/** `ar-AE` and `ar` are Arabic, `fr` is none of ours. */
function supported(tag: string): LanguageCode | undefined {
  const primary = tag.toLowerCase().split('-', 1)[0]
  return languageCodes.find((code) => code === primary)
}
