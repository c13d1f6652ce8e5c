import { describe, expect, test } from 'vitest'
import type { Unit } from '#config/units.ts'
import { unitTexts } from '../support/texts.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { languageCodes } from '#i18n/languages.ts'
import { unitSymbol } from '#i18n/unitSymbol.ts'

describe.each(languageCodes)('in %s', (code) => {
  const amounts: Record<string, string | undefined> = unitTexts(code).amounts
  const i18n = createI18n(code, { units: unitTexts(code) as never /* units have no types as texts */ })
  const beside = (unit: Unit, count?: number) => unitSymbol(i18n, unit, count)
  const wordsOf = (form: string) => amounts[form]?.replace('{{amount}}', '').trim()

  test('beside a field, a unit has the form of the number there', () => {
    const rules = new Intl.PluralRules(code)
    // As many as Arabic has forms that stand beside a digit.
    for (const count of [3, 11, 100]) {
      for (const unit of ['year', 'server'] as const) {
        expect(beside(unit, count), `${count} ${unit}`).toBe(wordsOf(`${unit}_${rules.select(count)}`))
      }
    }
    expect(beside('year', 3) === beside('year', 11)).toBe(code !== 'ar')
  })

  test('beside one, two, or no number yet, it is a noun without a number word', () => {
    const one = code === 'ar' ? 'year_other' : 'year_one'
    expect(beside('year', 1)).toBe(wordsOf(one))
    expect(beside('year', 2)).toBe(wordsOf('year_other'))
    expect(beside('year')).toBe(wordsOf('year_other'))
  })

  test('a plain number has none', () => {
    expect(beside('number', 3)).toBe('')
  })
})
