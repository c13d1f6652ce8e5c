import type { i18n } from 'i18next'
import type { Unit } from '#config/units.ts'
import { noBidiIsolation } from './bidiIsolation.ts'

/** A number whose unit has the form that names no number. */
const anyNumber = 100

/** Stands for the number, which the field has. */
const gap = '#'

/**
 * Returns the words of a unit where it stands beside a field, in the form of the number there; none for a plain number.
 * Arabic writes one and two without a digit: beside a field with a digit, the noun stands as it does for any number.
 */
export function unitSymbol(i18n: i18n, unit: Unit, count = anyNumber): string {
  const translate = i18n.t as (key: string, options: object) => string
  const write = (number: number) =>
    translate(`units:amounts.${unit}`, { count: number, amount: gap, context: 'beside', ...noBidiIsolation })
  const form = write(count)
  return (form.includes(gap) ? form : write(anyNumber)).replace(gap, '').trim()
}
