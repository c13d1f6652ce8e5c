// @vitest-environment node
import { expect, test } from 'vitest'
import { completeTexts } from './completeTexts.ts'

const mark = (text: string) => `[${text}]`

test('texts that a translation lacks come from the source, marked and in its order', () => {
  const source = { a: 'A', b: { c: 'C', d: ['1', '2'] }, e: 'E' }
  const texts = completeTexts(source, { b: { d: ['un'] }, e: '' }, mark)
  expect(JSON.stringify(texts)).toBe(
    JSON.stringify({ a: '[A]', b: { c: '[C]', d: ['un', '[2]'] }, e: '[E]' }),
  )
})

test('keys that only a translation has stay, and so does the order of a complete translation', () => {
  const texts = completeTexts({ a: 'A', list: ['1'] }, { list: ['un', 'deux'], more: 'plus', a: 'Ah' }, mark)
  expect(JSON.stringify(texts)).toBe(JSON.stringify({ list: ['un', 'deux'], more: 'plus', a: 'Ah' }))
})

test('a text of another kind is none', () => {
  expect(completeTexts({ list: ['1'], text: 'T' }, { list: 'un', text: ['t'] }, mark)).toEqual({
    list: ['[1]'],
    text: '[T]',
  })
})
