import { expect, test } from 'vitest'
import type { CanonicalPageId } from '#config/pages.ts'
import { parseAnswers } from './parseAnswers.ts'

const hasQuestionnaire = (page: string): page is CanonicalPageId => ['sap', 'netapp'].includes(page)
const read = (stored: unknown) => parseAnswers(JSON.stringify(stored), hasQuestionnaire)

const sap = { answers: { memory: '600', product: ['s4hana', 'bw'] } }

test('answers are read as they were stored', () => {
  const stored = { sap, netapp: { answers: { data: '40' }, isLeftOut: true } }
  expect(read(stored)).toEqual(stored)
})

test.each([null, '', '{', 'null', '7', '"sap"', '[]', '[{"answers":{"memory":"600"}}]'])(
  '%s has no answers',
  (text) => {
    expect(parseAnswers(text, hasQuestionnaire)).toEqual({})
  },
)

test('answers on a page that the site no longer has are dropped, the others stay', () => {
  expect(read({ oracle: { answers: { users: '5' } }, sap, constructor: sap })).toEqual({ sap })
})

test.each([
  {},
  null,
  '600',
  7,
  [],
  { answers: null },
  { answers: '600' },
  { answers: ['600'] },
  { answers: {} },
  { answers: { memory: 600, product: [null, 7], users: { typed: '5' }, start: '' } },
])('%j is dropped, and the answers beside it stay', (damaged) => {
  expect(read({ sap: damaged, netapp: sap })).toEqual({ netapp: sap })
})

test('of the answers, those that are texts or lists of texts stay', () => {
  const answers = { memory: '600', users: 5, growth: null, product: ['s4hana', 7, null], systems: {} }
  expect(read({ sap: { answers, isLeftOut: 'no' } })).toEqual({
    sap: { answers: { memory: '600', product: ['s4hana'] } },
  })
})
