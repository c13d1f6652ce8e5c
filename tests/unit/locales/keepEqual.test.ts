import { expect, test } from 'vitest'
import { keepEqual } from '#translation/dev/page/shared/mapTexts.ts'

const before = { heading: 'A', list: ['One', 'Two'], group: { text: 'B' } }

test('texts that are equal are the same object as before', () => {
  expect(keepEqual(structuredClone(before), before)).toBe(before)
})

test('beside a text that changed, groups and lists stay the same objects', () => {
  const saved = keepEqual({ ...structuredClone(before), group: { text: 'C' } }, before) as typeof before
  expect(saved).toEqual({ ...before, group: { text: 'C' } })
  expect(saved.list).toBe(before.list)
  expect(before.group.text).toBe('B')
})

test.each([
  ['an item is added', { ...before, list: ['One', 'Two', 'Three'] }],
  ['an item is removed', { ...before, list: ['One'] }],
  ['a text is removed', { heading: 'A', list: ['One', 'Two'] }],
  ['a list becomes a group', { ...before, list: { 0: 'One', 1: 'Two' } }],
])('where %s, the texts are the new ones', (_name, texts) => {
  expect(keepEqual(structuredClone(texts), before)).toEqual(texts)
})
