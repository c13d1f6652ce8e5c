import { expect, test } from 'vitest'
import { latinDigits } from './latinDigits.ts'

const digitSystems = Intl.supportedValuesOf('numberingSystem').filter((system) => {
  const shown = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false }).format(
    9_876_543_210,
  )
  return /^\p{Nd}{10}$/u.test(shown)
})

test.each(digitSystems)('the digits of %s become Latin', (numberingSystem) => {
  const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false })
  expect(latinDigits(`a${format.format(9_876_543_210)}b`)).toBe('a9876543210b')
})

test('other signs of number stay', () => {
  expect(latinDigits('½ ² Ⅷ 五 +')).toBe('½ ² Ⅷ 五 +')
})
