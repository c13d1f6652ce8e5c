import { expect, test } from 'vitest'
import { writeAnswer } from './writeSheet.ts'

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

test.each([
  ['GB', '600', '600 GB'],
  ['GB', '١٬٢٠٠', '1,200 GB'],
  ['GB', '1 400GB', '1\u00A0400 GB'],
  ['GB', '\u200E1400 gb\u200F', '1400 GB'],
  ['GB', '1.4 TB', '1.4 TB'],
  ['GB', 'about ٦٠٠', 'about ٦٠٠'],
  ['% a year', '15', '15% a year'],
  ['% a year', '٪١٥', '15% a year'],
  ['في المئة سنويًا', '15 %', '15 في المئة سنويًا'],
])('beside %s, %j is sent as %s', (number, typed, sent) => {
  expect(writeAnswer({ label: 'Size', hint: 'Ask.', number }, typed, 'en')).toBe(sent)
})
