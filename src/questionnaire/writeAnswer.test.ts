import { expect, test } from 'vitest'
import { choice, choices, figure, share, text, yearlyGrowth } from '#content/questions.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { loadTexts } from '#i18n/localeFiles.ts'
import { writeAnswer } from './writeAnswer.ts'

const english = createI18n('en', await loadTexts('en', ['units']))
const arabic = createI18n('ar', await loadTexts('ar', ['units']))
const known = { who: 'finance' } as const
const words = { label: 'Label', hint: 'Hint', ask: 'Ask?', choices: { one: 'One', two: 'Two' } }
const plain = (written: string) => written.replaceAll(/[\u2066-\u2069]/g, '')

test('a choice that has gone from the question is not written, and no id either', () => {
  expect(writeAnswer(english, choice(['one', 'two'], known), words, 'two')).toBe('Two')
  expect(writeAnswer(english, choice(['one', 'two'], known), words, 'three')).toBe('')
  expect(writeAnswer(english, choices(['one'], known), words, ['three'])).toBe('')
})

test('a text is written on one line, without invisible characters', () => {
  expect(writeAnswer(english, text(known), words, ' Q2\u200F\nor Q3 ')).toBe('Q2 or Q3')
})

test.each([
  [figure('gigabyte', known), '600', '600 GB'],
  [figure('gigabyte', known), '١٬٢٠٠', '1,200 GB'],
  [figure('gigabyte', known), '1800', '1,800 GB'],
  [figure('gigabyte', known), '1 400GB', '1,400 GB'],
  [figure('gigabyte', known), '\u200E1400 gb\u200F', '1,400 GB'],
  [figure('gigabyte', known), '1.400.000,125', '1,400,000.125 GB'],
  [figure('gigabyte', known), '1.4 TB', '1.4 TB'],
  [figure('gigabyte', known), 'about ٦٠٠', 'about ٦٠٠'],
  [figure('hour', known), '1', '1 hour'],
  [figure('hour', known), '1.5', '1.5 hours'],
  [yearlyGrowth(known), '٪١٥', '15% a year'],
  [share(known), '15', '15%'],
])('%j: %s is sent as %s', (question, typed, sent) => {
  expect(writeAnswer(english, question, words, typed)).toBe(sent)
})

test.each([
  ['1', 'ساعة واحدة'],
  ['2', 'ساعتان'],
  ['3', '3 ساعات'],
  ['24', '24 ساعة'],
  ['1800.5', '1,800.5 ساعة'],
])('in Arabic, %s hours are %s', (typed, sent) => {
  expect(plain(writeAnswer(arabic, figure('hour', known), words, typed))).toBe(sent)
})
