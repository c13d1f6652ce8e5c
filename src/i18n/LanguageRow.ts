import type { FontSubset } from '#config/fontSubsets.ts'

export interface LanguageRow {
  /** BCP 47 tag such as `pt-BR`, as `lang` and `hreflang` have it; the folder in `locales/`. */
  code: string
  /** The language's name in its own script: the label of the switch. */
  label: string
  direction: 'ltr' | 'rtl'
  /** BCP 47 script code, such as `Hans`: how its letters are set (`src/theme/typography.ts`). */
  script: string
  /** First path segment; the empty one belongs to the default language. */
  prefix: string
  /** For `Intl`; `ca` pins the calendar and `nu` the digits: `latn` 1 2 3, `arabext` ۱ ۲ ۳. */
  formatLocale: string
  openGraphLocale: string
  /** Subsets of the self-hosted typeface that its texts need; `npm run fonts` cuts them. None: the system's typeface. */
  fontSubsets: readonly FontSubset[]
}
