// @vitest-environment node
import { expect, test } from 'vitest'
import { languageCodes } from '#i18n/languages.ts'
import { partNames, readBenchOptions } from '../../../scripts/bench/options.ts'

test('without options all parts are measured five times, and compared with nothing', () => {
  const options = readBenchOptions([])
  expect(options).toMatchObject({ parts: partNames, runs: 5, against: undefined })
  expect(options?.pages).toHaveLength(5 * languageCodes.length)
})

test('all options are read', () => {
  const args = '--only clock,lighthouse --runs=3 --pages /,/ar --against ../dist'.split(' ')
  const options = readBenchOptions(args)
  expect(options).toMatchObject({ parts: ['clock', 'lighthouse'], runs: 3, against: '../dist' })
  expect(options?.pages.map(({ id, language }) => `${id} ${language}`)).toEqual(['home en', 'home ar'])
})

test.for([
  ['--run 3', "Unknown option '--run'"],
  ['--runs 0', '--runs is "0", but only a whole number from 1 to 99 is allowed'],
  ['--runs 1.5', '--runs is "1.5"'],
  ['--only clocks', '--only names "clocks", but there are only clock, '],
  ['--pages /home', '--pages names "/home", but only these are measured: /, '],
  ['3', "Unexpected argument '3'"],
] as const)('%s is refused and named', ([args, message]) => {
  expect(() => readBenchOptions(args.split(' '))).toThrow(message)
})
