import { expect, test } from 'vitest'
import { splitPlain, splitWords } from './splitWords.ts'

test('letters, digits and scripts are words of their own', () => {
  expect(splitWords('Office365, S/4HANA')).toEqual(['Office', '365', 'S', '4', 'HANA'])
  expect(splitWords('التابعة لـFujitsu')).toEqual(['التابعة', 'لـ', 'Fujitsu'])
})

test('a word with a hyphen is also found in one piece', () => {
  expect(splitWords('the E-Business Suite')).toEqual(['the', 'E', 'Business', 'Suite', 'EBusiness'])
})

test('a word says where it stands', () => {
  const text = 'خدمة مُدارة'
  expect(splitPlain(text).map(({ start, end }) => text.slice(start, end))).toEqual(['خدمة', 'مُدارة'])
})
