import { expect, test } from 'vitest'
import { isNumber, writeAnswer, writeNumber } from './writeSheet.ts'

test.each([
  ['600', '600'],
  ['٦٠٠٫٥', '600.5'],
  ['١٬٢٠٠', '1,200'],
  ['۶۰۰', '600'],
  ['1,200', '1,200'],
  ['1.5', '1.5'],
  ['1 200', '1 200'],
])('%s is a number, and is written as %s', (typed, written) => {
  expect(isNumber(typed)).toBe(true)
  expect(writeNumber(typed)).toBe(written)
})

test.each(['about 600', '600 GB', '-', '5-6', '1..2'])('%s is no number', (typed) => {
  expect(isNumber(typed)).toBe(false)
})

test('a choice that has gone from the sheet is not written, and no id either', () => {
  const question = { label: 'Sites', hint: 'Ask.', choice: { one: 'One', two: 'Two' } }
  expect(writeAnswer(question, 'two', 'en')).toBe('Two')
  expect(writeAnswer(question, 'three', 'en')).toBe('')
  expect(writeAnswer({ label: 'Sites', hint: 'Ask.', choices: { one: 'One' } }, ['three'], 'en')).toBe('')
})

test('a text is written on one line, without invisible characters', () => {
  const question = { label: 'Start', hint: 'Ask.', text: 'Soon' }
  expect(writeAnswer(question, ' Q2\u200F\nor Q3 ', 'en')).toBe('Q2 or Q3')
})

test('a unit stands apart from its number, a per cent sign does not', () => {
  const question = { label: 'Size', hint: 'Ask.' }
  expect(writeAnswer({ ...question, number: 'GB' }, '600', 'en')).toBe('600 GB')
  expect(writeAnswer({ ...question, number: 'GB' }, '1.4 TB', 'en')).toBe('1.4 TB')
  expect(writeAnswer({ ...question, number: '% a year' }, '15', 'en')).toBe('15% a year')
})
