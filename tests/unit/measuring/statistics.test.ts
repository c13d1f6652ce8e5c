import { expect, test } from 'vitest'
import { median, percentile, spread } from '../../../scripts/measuring/statistics.ts'

test('the middle of an even number of values lies between two', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5])
})

test('a percentile is one of the values', () => {
  expect(percentile([1, 2, 3, 4], 99)).toBe(4)
})

test('the spread goes from the least to the most, and nothing has none', () => {
  expect([spread([20, 3, 100]), spread([])]).toEqual([
    [3, 100],
    [Number.NaN, Number.NaN],
  ])
})
