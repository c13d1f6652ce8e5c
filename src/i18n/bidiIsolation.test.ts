import { expect, test } from 'vitest'
import { directionOfAnswer, isolateAnswer } from './bidiIsolation.ts'

const [date, list] = ['1 March 2027', 'SAP S/4HANA وSAP BW']

test.each([
  ['rtl', date, 'auto'],
  ['rtl', '2023 FPS02 (S/4HANA)', 'auto'],
  ['rtl', list, 'rtl'],
  ['rtl', '600 غيغابايت', 'rtl'],
  ['ltr', date, 'ltr'],
  ['ltr', '1 مارس 2027', 'auto'],
] as const)('on a page that is %s, the answer "%s" has the direction %s', (page, answer, direction) => {
  expect(directionOfAnswer(answer, page)).toBe(direction)
})

test('a copied answer of the other language keeps its direction, and others have no marks', () => {
  expect(isolateAnswer(date, 'rtl')).toBe(`\u2068${date}\u2069`)
  expect(isolateAnswer('1 مارس 2027', 'ltr')).toBe('\u20681 مارس 2027\u2069')
  expect(isolateAnswer(date, 'ltr')).toBe(date)
  for (const answer of [list, '2027', '']) expect(isolateAnswer(answer, 'rtl')).toBe(answer)
})
