import type { i18n } from 'i18next'
import { units, type Amount } from '#config/units.ts'
import { bidiEscape, noBidiIsolation } from './bidiIsolation.ts'
import { languages, type LanguageCode } from './languages.ts'

/** Writes a number as a language does: below 20 with one decimal, above with none. */
export function writeNumber(value: number, language: LanguageCode): string {
  const digits = { maximumFractionDigits: Math.abs(value) < 20 ? 1 : 0 }
  return value.toLocaleString(languages[language].formatLocale, digits)
}

/** Writes an amount with its unit, isolated from a sentence of the other direction. The texts of `figures` are loaded. */
export function writeAmount(i18n: i18n, { value, unit }: Amount): string {
  const language = i18n.language as LanguageCode
  const count = value * units[unit]
  const written = i18n.t(`figures:units.${unit}`, {
    count,
    amount: writeNumber(count, language),
    ...noBidiIsolation,
  })
  return bidiEscape[languages[language].direction](written)
}
