// @vitest-environment node
import { expect, test } from 'vitest'
import { readBenchOptions } from '../../bench/options.ts'

test.for([
  ['--run 3', "Unknown option '--run'"],
  ['--runs 0', '--runs is "0", but only a whole number from 1 to 99 is allowed'],
  ['--only clocks', '--only names "clocks", but there are only clock, '],
  ['--pages /home', '--pages names "/home", but only these are measured: /, '],
] as const)('%s is refused and named', ([args, message]) => {
  expect(() => readBenchOptions(args.split(' '))).toThrow(message)
})
