import { languages, type Language } from '#i18n/languages.ts'

/** What the table of languages says of a language; nothing for one that it lacks. */
export function languageRow(language: string): Language | undefined {
  return (languages as Partial<Record<string, Language>>)[language]
}

/** A letter of a language's script, which Unicode's data (CLDR) name. */
export function letterOf(language: string): RegExp {
  const { script = 'Latn' } = new Intl.Locale(tagOf(language)).maximize()
  return new RegExp(`(?=\\p{L})\\p{Script=${script}}`, 'u')
}

/** Folders of Weblate write `pt_BR` where `Intl` reads `pt-BR`. */
export function tagOf(language: string): string {
  return language.replaceAll('_', '-')
}

export const latinDigits = Array.from('0123456789')

/** The ten digits that a language writes numbers with on the site. */
export function digitsOf(language: string): string[] {
  const format = new Intl.NumberFormat(languageRow(language)?.formatLocale ?? tagOf(language))
  return Array.from({ length: 10 }, (_, value) => format.format(value))
}

/** Writes a number with other digits: `99,5%` for `٩٩٫٥٪`. */
export function withDigits(text: string, digits: readonly string[]): string {
  const written = text.replace(/\p{Nd}/gu, (digit) => digits[valueOf(digit)] ?? digit)
  return /\d/.test(written) ? written.replace(/٪/gu, '%').replace(/[٫٬]/gu, ',') : written
}

/** Digits follow one another in Unicode, in groups of ten. */
function valueOf(digit: string): number {
  let value = 0
  while (/^\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1))) value += 1
  return value % 10
}
