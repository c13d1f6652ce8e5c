import { describe, expect, test } from 'vitest'
import { isFigure, readNumber } from './readNumber.ts'

test.each([
  ['600', 600],
  ['٦٠٠٫٥', 600.5],
  ['١٬٢٠٠', 1200],
  ['١،٤٠٠', 1400],
  ['١٬٢٠٠٫٥', 1200.5],
  ['۶۰۰', 600],
  ['６００．５', 600.5],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['.5', 0.5],
  [',5', 0.5],
  ['1400.', 1400],
  ['+10', 10],
  ['-2.5', -2.5],
  ['\u22125', -5],
  [' 600\t', 600],
])('%j is a number', (typed, value) => {
  expect(readNumber(typed)).toBe(value)
})

test.each([' ', '\u00A0', '\u2009', '\u202F', '\t'])('the space %j parts thousands', (space) => {
  expect(readNumber(`1${space}400`)).toBe(1400)
  expect(readNumber(`1${space}400${space}000,5`)).toBe(1_400_000.5)
})

test.each(['\u200E', '\u200F', '\u061C', '\u2066', '\u2067', '\u2068', '\u2069', '\u202B', '\uFEFF'])(
  'the invisible character %j changes no number',
  (mark) => {
    expect(readNumber(`${mark}1,400${mark} GB${mark}`, 'GB')).toBe(1400)
  },
)

describe('a comma parts thousands and a point decimals, unless only the other reading is possible', () => {
  test.each([
    ['1,400', 1400],
    ['1.400', 1.4],
    ['1,400.5', 1400.5],
    ['1,400,000', 1_400_000],
    ['1,40,000', 140_000],
    ['1.400,5', 1400.5],
    ['1.400.000', 1_400_000],
    ['1’400.5', 1400.5],
    ["1'400", 1400],
    ['1400,5', 1400.5],
    ['0,400', 0.4],
    ['1,40', 1.4],
  ])('%s', (typed, value) => {
    expect(readNumber(typed)).toBe(value)
  })
})

test.each([
  ['15%', '% a year'],
  ['15 %', '% a year'],
  ['15% a year', '% a year'],
  ['15 percent', '% a year'],
  ['15 per cent a year', '% a year'],
  ['٪١٥', '% a year'],
  ['%15', '% a day'],
  ['١٥٪', 'في المئة سنويًا'],
  ['15 في المئة', 'في المئة سنويًا'],
  ['15 بالمئة سنويا', 'في المئة سنويًا'],
  ['15% yearly', 'في المئة سنويًا'],
  ['1400 GB', 'GB'],
  ['1400GB', 'GB'],
  ['1400 gb', 'غيغابايت'],
  ['1400 غيغابايت', 'GB'],
  ['1400 جيجابايت', 'غيغابايت'],
  ['40 TB', 'تيرابايت'],
  ['12 ms', 'ملّي ثانية'],
  ['12 kW', 'كيلوواط'],
  ['1 hour', 'hours'],
  ['24 hrs', 'ساعة'],
  ['3 أشهر', 'months'],
  ['8 cores', 'cores or vCPU'],
  ['8 vCPUs', 'cores or vCPU'],
  ['8 cores', 'نواة أو معالج افتراضي'],
  ['3 خوادم', 'servers'],
  ['7 flights', 'flights'],
])('%s is a number beside %s', (typed, unit) => {
  expect(readNumber(typed, unit)).toBe(Number(/\d+/.exec(typed)?.[0] ?? 15))
  expect(isFigure(typed, unit)).toBe(true)
})

test.each([
  ['600 GB', ''],
  ['1.4 TB', 'GB'],
  ['1.4 تيرابايت', 'غيغابايت'],
  ['10k', 'users'],
  ['12 days', 'months'],
])('%s has another unit than %j: it has no value there, and is no mistake', (typed, unit) => {
  expect(readNumber(typed, unit)).toBeUndefined()
  expect(isFigure(typed, unit)).toBe(true)
})

test.each([
  'about 600',
  '600 or so',
  '-',
  '5-6',
  '1..2',
  '1.2.3',
  '1,2,3',
  '12,34,5',
  '1 2',
  'GB',
  '%',
  '½',
  '10/2026',
  '1e3',
  '',
  ' ',
  '9'.repeat(400),
])('%s is no number', (typed) => {
  expect(readNumber(typed, 'GB')).toBeUndefined()
  expect(isFigure(typed, 'GB')).toBe(false)
})
