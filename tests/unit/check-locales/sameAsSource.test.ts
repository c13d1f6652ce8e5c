// @vitest-environment node
import { expect, test } from 'vitest'
import { findingsOfPair } from './sampleLocales.ts'

const allowing = (...values: string[]) => ({ 'same-in-both.json': { comment: 'brands', values } })

test('a text left in English', () => {
  expect(findingsOfPair('Find more', 'Find more')).toEqual([
    'locales/ar/a.json:2 text: is the same as in English; translate "Find more", or list it in same-in-both.json',
  ])
})

test('a listed text may be the same', () => {
  expect(findingsOfPair('SAP', 'SAP', allowing('SAP'))).toEqual([])
})

test('only the exact value is allowed', () => {
  expect(findingsOfPair('SAP HANA', 'SAP HANA', allowing('SAP'))).toHaveLength(2)
})

test('an entry that allows nothing', () => {
  expect(findingsOfPair('Text', 'نص', allowing('SAP'))).toEqual([
    'locales/same-in-both.json:4 values: "SAP" is no text that both languages share; delete it from the list',
  ])
})

test('an entry given twice', () => {
  expect(findingsOfPair('SAP', 'SAP', allowing('SAP', 'SAP'))).toEqual([
    'locales/same-in-both.json:5 values: names "SAP" twice; delete one',
  ])
})
