import type { LanguageRow } from './LanguageRow.ts'

/** The languages that visitors get. Each language is one row here and one folder in `locales/`; all else follows. */
export const liveLanguages = {
  en: {
    code: 'en',
    label: 'English',
    direction: 'ltr',
    script: 'Latn',
    prefix: '',
    formatLocale: 'en-AE-u-ca-gregory-nu-latn',
    openGraphLocale: 'en_US',
    fontSubsets: ['latin'],
  },
  ar: {
    code: 'ar',
    label: 'العربية',
    direction: 'rtl',
    script: 'Arab',
    prefix: '/ar',
    formatLocale: 'ar-AE-u-ca-gregory-nu-latn',
    openGraphLocale: 'ar_AE',
    fontSubsets: ['latin', 'arabic'],
  },
} as const satisfies Record<string, LanguageRow>
