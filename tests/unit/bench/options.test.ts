// @vitest-environment node
import { expect, test } from 'vitest'
import { readBenchOptions } from '../../../scripts/bench/options.ts'

test('without options five runs are measured, and compared with none', () => {
  expect(readBenchOptions([])).toEqual({
    runs: 5,
    json: '.build/bench.json',
    compare: undefined,
    help: false,
  })
})

test('all options are read', () => {
  const args = ['--runs', '3', '--compare', 'before.json', '--json=now.json', '--help']
  expect(readBenchOptions(args)).toEqual({ runs: 3, json: 'now.json', compare: 'before.json', help: true })
})

test.for([
  [['--run', '3'], "Unknown option '--run'"],
  [['--runs', '0'], '--runs is "0", but only a whole number from 1 to 999 is allowed'],
  [['--runs', 'five'], '--runs is "five"'],
  [['--runs', '1.5'], '--runs is "1.5"'],
  [['--runs'], '--runs'],
  [['3'], "Unexpected argument '3'"],
] as const)('%o is refused and named', ([args, message]) => {
  expect(() => readBenchOptions(args)).toThrow(message)
})
