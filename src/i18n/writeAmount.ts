import type { i18n } from 'i18next'
import { units, type Amount, type Unit } from '#config/units.ts'
import { bidiEscape, noBidiIsolation } from './bidiIsolation.ts'
import { languages, type LanguageCode } from './languages.ts'

/** Rounds a number as it is written: below 20 to one decimal, above to none. */
function rounded(value: number): number {
  return Math.abs(value) < 20 ? Math.round(10 * value) / 10 : Math.round(value)
}

/** Writes a number as a language does, rounded. */
export function writeNumber(value: number, language: LanguageCode): string {
  return rounded(value).toLocaleString(languages[language].formatLocale, { maximumFractionDigits: 1 })
}

/** Where an amount stands: in a sentence, or alone, such as in a table. Arabic writes two in two ways. */
export type AmountPlace = 'sentence' | 'alone'

/** Writes an amount with its unit. The texts of `units` are loaded. */
export function writeAmount(i18n: i18n, { value, unit }: Amount, place: AmountPlace): string {
  // The form of the unit is that of the number which is written: 51.84 alarms are 52.
  const count = rounded(value * units[unit])
  return writeWithUnit(i18n, count, writeNumber(count, i18n.language as LanguageCode), unit, place)
}

/** Writes an amount for a text: isolated from words of the other direction, and its number on one line with its unit. */
export function writeIsolated(i18n: i18n, amount: Amount, place: AmountPlace = 'sentence'): string {
  const written = writeAmount(i18n, amount, place).replace(' ', '\u00A0')
  return bidiEscape[languages[i18n.language as LanguageCode].direction](written)
}

/** Writes a number that somebody has typed, with all its decimals and with its unit, as it stands alone. */
export function writeUnrounded(i18n: i18n, count: number, unit: Unit): string {
  const { formatLocale } = languages[i18n.language as LanguageCode]
  const written = count.toLocaleString(formatLocale, { maximumFractionDigits: 20 })
  return writeWithUnit(i18n, count, written, unit, 'alone')
}

/**
 * Writes a number that is written already, with its unit.
 * @param count the number, by which the unit has its form
 */
function writeWithUnit(i18n: i18n, count: number, written: string, unit: Unit, place: AmountPlace): string {
  // The forms of all units would make the types of texts too deep for the compiler, so that they are not among these.
  const translate = i18n.t as (key: string, options: object) => string
  return translate(`units:amounts.${unit}`, {
    count,
    amount: written,
    // A language has such forms only where they differ.
    ...(place === 'alone' && { context: place }),
    ...noBidiIsolation,
  })
}
