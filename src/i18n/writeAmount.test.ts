import { expect, test } from 'vitest'
import { units, type Unit } from '#config/units.ts'
import { createI18n } from './createI18n.ts'
import { loadTexts } from './localeFiles.ts'
import { writeAmount, writeIsolated } from './writeAmount.ts'

const arabic = createI18n('ar', await loadTexts('ar', ['units']))
const write = (value: number, unit: Unit, place: 'sentence' | 'alone') =>
  writeAmount(arabic, { value, unit }, place)

test.each([
  [1, 'خادم واحد', 'خادم واحد'],
  [2, 'خادمان', 'خادمين'],
  [3, '3 خوادم', '3 خوادم'],
  [11, '11 خادمًا', '11 خادمًا'],
  [100, '100 خادم', '100 خادم'],
])('in Arabic, %d servers are %s alone and %s in a sentence', (value, alone, inSentence) => {
  expect(write(value, 'server', 'alone')).toBe(alone)
  expect(write(value, 'server', 'sentence')).toBe(inSentence)
})

const dual = (Object.keys(units) as Unit[]).filter((unit) => !/\d/.test(write(2, unit, 'sentence')))

test.each(dual)('in Arabic, two of %s have a form for a sentence and one that stands alone', (unit) => {
  expect(dual).toContain('server')
  expect(write(2, unit, 'sentence')).toMatch(/^\p{L}+ي/u)
  expect(write(2, unit, 'alone')).toMatch(/^\p{L}+ا/u)
  expect(write(2, unit, 'alone')).not.toBe(write(2, unit, 'sentence'))
})

test('in a text, a number stays on one line with its unit', () => {
  expect(writeIsolated(arabic, { value: 3, unit: 'server' })).toContain('3\u00A0خوادم')
})
