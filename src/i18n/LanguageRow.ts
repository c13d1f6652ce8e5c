import type { FontSubset } from '#config/fontSubsets.ts'

export interface LanguageRow {
  /**
   * BCP 47 tag such as `pt-BR`: the value of `lang` and `hreflang`, and the name of the folder in `locales/`.
   * A language with two scripts names its script: `zh-Hans`.
   */
  code: string
  /** The language's name in its own script: the label of the switch. */
  label: string
  direction: 'ltr' | 'rtl'
  /** BCP 47 script code, such as `Hans`. It decides how letters are set (`src/theme/typography.ts`). */
  script: string
  /** First part of the path, such as `/ar`; empty for the default language. */
  prefix: string
  /** For `Intl`; `ca` pins the calendar and `nu` the digits: `latn` 1 2 3, `arabext` ۱ ۲ ۳. */
  formatLocale: string
  openGraphLocale: string
  /** Subsets of the site's typeface for these texts; `npm run fonts` makes them. Without one: the system's typeface. */
  fontSubsets: readonly FontSubset[]
}
