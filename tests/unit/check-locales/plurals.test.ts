// @vitest-environment node
import { expect, test } from 'vitest'
import { findings } from './sampleLocales.ts'

const en = { results_one: 'One result', results_other: '{{count}} results' }
const ar = {
  results_zero: 'لا نتائج',
  results_one: 'نتيجة واحدة',
  results_two: 'نتيجتان',
  results_few: '{{count}} نتائج',
  results_many: '{{count}} نتيجة',
  results_other: '{{count}} نتيجة',
}

function findingsOf(english: unknown, arabic: unknown) {
  return findings({ 'en/a.json': english, 'ar/a.json': arabic })
}

test('two English and six Arabic forms pass', () => {
  expect(findingsOf(en, ar)).toEqual([])
})

test('ordinals have forms of their own', () => {
  const english = { place_ordinal_one: '{{count}}st', place_ordinal_two: '{{count}}nd' }
  const rest = { place_ordinal_few: '{{count}}rd', place_ordinal_other: '{{count}}th' }
  expect(findingsOf({ ...english, ...rest }, { place_ordinal_other: 'المركز {{count}}' })).toEqual([])
})

test('a form that Arabic needs, at the line of its siblings', () => {
  const { results_two: _, ...fewer } = ar
  expect(findingsOf(en, { title: 'x', ...fewer }).filter((line) => line.includes('results'))).toEqual([
    'locales/ar/a.json:3 results_two: is missing; a counted text in "ar" needs _zero, _one, _two, _few, _many, _other',
  ])
})

test('a form that English never shows', () => {
  expect(findingsOf({ ...en, results_few: '{{count}} results' }, ar)).toEqual([
    'locales/en/a.json:4 results_few: is never shown; a counted text in "en" has only _one, _other: delete this one',
  ])
})

test('a counted text that Arabic lacks as a whole', () => {
  expect(findingsOf({ a: 'Text', ...en }, { a: 'نص' })).toHaveLength(6)
})

test('a general form must hold the number, an exact one need not', () => {
  expect(findingsOf(en, { ...ar, results_many: 'نتائج كثيرة' })).toEqual([
    'locales/ar/a.json:6 results_many: lacks {{count}}, which the English text of results_other has; put it in',
  ])
})

test('an exact form must hold the other values', () => {
  const english = { found_one: 'One in {{place}}', found_other: '{{count}} in {{place}}' }
  const arabic = Object.fromEntries(
    Object.keys(ar).map((key) => [key.replace('results', 'found'), 'عدد {{count}} في {{place}}']),
  )
  expect(findingsOf(english, arabic)).toEqual([])
  expect(findingsOf(english, { ...arabic, found_two: 'اثنان' })).toEqual([
    'locales/ar/a.json:4 found_two: lacks {{place}}, which the English text of found_other has; put it in',
  ])
})
