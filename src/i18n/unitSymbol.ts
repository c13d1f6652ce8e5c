import type { i18n } from 'i18next'
import type { Unit } from '#config/units.ts'

/** Returns the words of a unit where it stands beside a field; none for a plain number. */
export function unitSymbol(i18n: i18n, unit: Unit): string {
  const translate = i18n.t as (key: string) => string
  return unit === 'number' ? '' : translate(`units:symbols.${unit}`)
}
