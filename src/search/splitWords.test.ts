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

test('what is invisible ends no word', () => {
  expect(splitWords('می\u200Cخواهم ser\u00ADvice 3\u200B65')).toEqual(['میخواهم', 'service', '365'])
  expect(splitPlain('می\u200Cخواهم \u200E ser\u00ADvice').map(({ text }) => text)).toEqual([
    'می\u200Cخواهم',
    'ser\u00ADvice',
  ])
})
