// @vitest-environment node
import { expect, test } from 'vitest'
import { partNames, readBenchOptions } from '../../../scripts/bench/options.ts'
import { findPlaces } from '../../../scripts/bench/site/places.ts'

test('without options all parts are measured five times, and compared with nothing', () => {
  expect(readBenchOptions([])).toEqual({
    parts: partNames,
    runs: 5,
    pages: undefined,
    against: undefined,
    json: '.build/bench.json',
    help: false,
  })
})

test('all options are read', () => {
  const args = [
    '--only',
    'clock,bytes',
    '--runs=3',
    '--pages',
    '/,/ar',
    '--against',
    '../dist',
    '--json=a.json',
  ]
  expect(readBenchOptions(args)).toEqual({
    parts: ['clock', 'bytes'],
    runs: 3,
    pages: ['/', '/ar'],
    against: '../dist',
    json: 'a.json',
    help: false,
  })
})

test.for([
  [['--run', '3'], "Unknown option '--run'"],
  [['--runs', '0'], '--runs is "0", but only a whole number from 1 to 999 is allowed'],
  [['--runs', '1.5'], '--runs is "1.5"'],
  [['--only', 'clocks'], '--only names "clocks", but there are only builds, '],
  [['3'], "Unexpected argument '3'"],
] as const)('%o is refused and named', ([args, message]) => {
  expect(() => readBenchOptions(args)).toThrow(message)
})

test('pages are named by their paths', () => {
  expect(findPlaces(['/ar']).map(({ page, language }) => `${page} ${language}`)).toEqual(['home ar'])
  expect(() => findPlaces(['/home'])).toThrow('--pages names "/home"')
})
