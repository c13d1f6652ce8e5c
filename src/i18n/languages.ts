/**
 * The one table of languages. Routes, `<html>`, the language switch, hreflang, the sitemap, the prerender
 * and the tests all follow from it; a new language is one row here and one folder in `locales/`.
 */
export const languages = {
  en: {
    code: 'en',
    /** The language's name in its own script: the label of the switch. */
    label: 'English',
    direction: 'ltr',
    hreflang: 'en',
    /** First path segment; the empty one belongs to the default language. */
    prefix: '',
    /** For `Intl`; pins Latin digits and the Gregorian calendar. */
    formatLocale: 'en-AE-u-ca-gregory-nu-latn',
    openGraphLocale: 'en_US',
    /** Subsets of the self-hosted typeface that the language needs. */
    fontSubsets: ['latin'],
  },
  ar: {
    code: 'ar',
    label: 'العربية',
    direction: 'rtl',
    hreflang: 'ar',
    prefix: '/ar',
    formatLocale: 'ar-AE-u-ca-gregory-nu-latn',
    openGraphLocale: 'ar_AE',
    fontSubsets: ['latin', 'arabic'],
  },
} as const

export type LanguageCode = keyof typeof languages
export type Language = (typeof languages)[LanguageCode]

export const languageCodes = Object.keys(languages) as LanguageCode[]
export const defaultLanguage: LanguageCode = 'en'

/** The language of ours that a tag means: `ar-AE` and `ar` are Arabic, `fr` is none. */
export function supportedLanguage(tag: string): LanguageCode | undefined {
  const primary = tag.toLowerCase().split('-', 1)[0]
  return languageCodes.find((code) => code === primary)
}
