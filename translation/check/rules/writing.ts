import { languages, type Language } from '#i18n/languages.ts'

/** Returns a language's row in the table of languages; undefined without a row. */
export function languageRow(language: string): Language | undefined {
  return (languages as Partial<Record<string, Language>>)[language]
}

/** Matches a letter of a language's script, which CLDR, Unicode's data, names. */
export function letterOf(language: string): RegExp {
  const { script = 'Latn' } = new Intl.Locale(tagOf(language)).maximize()
  return new RegExp(`(?=\\p{L})\\p{Script=${script}}`, 'u')
}

/** Returns the tag for `Intl`: Weblate's folders have `pt_BR`, `Intl` needs `pt-BR`. */
export function tagOf(language: string): string {
  return language.replaceAll('_', '-')
}

export const asciiDigits = Array.from('0123456789')

/** Returns the ten digits of a language on the site. */
export function digitsOf(language: string): string[] {
  const format = new Intl.NumberFormat(languageRow(language)?.formatLocale ?? tagOf(language))
  return Array.from({ length: 10 }, (_, value) => format.format(value))
}

/** Writes a number with other digits: `99,5%` for `٩٩٫٥٪`. */
export function withDigits(text: string, digits: readonly string[]): string {
  const written = text.replace(/\p{Nd}/gu, (digit) => digits[valueOf(digit)] ?? digit)
  return /\d/.test(written) ? written.replace(/٪/gu, '%').replace(/[٫٬]/gu, ',') : written
}

/** Returns a digit's value. In Unicode, the ten digits of a script stand together, in their order. */
function valueOf(digit: string): number {
  let value = 0
  while (/^\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1))) value += 1
  return value % 10
}
