import type { i18n } from 'i18next'
import type { Unit } from '#config/units.ts'

/** Returns the words of a unit where it stands beside a field; none for a plain number. */
export function unitSymbol(i18n: i18n, unit: Unit): string {
  return unit === 'number' ? '' : i18n.t(`figures:symbols.${unit}`)
}
