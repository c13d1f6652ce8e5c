import { expect, test } from 'vitest'
import { splitPlain, splitWords } from './splitWords.ts'

const words = (text: string) => splitWords(text).map((word) => word.text)

test('letters, digits and scripts are words of their own', () => {
  expect(words('Office365, S/4HANA')).toEqual(['Office', '365', 'S', '4', 'HANA'])
  expect(words('التابعة لـFujitsu')).toEqual(['التابعة', 'لـ', 'Fujitsu'])
})

test('a word with a hyphen is also found in one piece', () => {
  expect(words('the E-Business Suite')).toEqual(['the', 'E', 'Business', 'Suite', 'EBusiness'])
})

test('a word says where it stands', () => {
  const text = 'خدمة مُدارة'
  expect(splitPlain(text).map(({ start, end }) => text.slice(start, end))).toEqual(['خدمة', 'مُدارة'])
})
