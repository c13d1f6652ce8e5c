import { expect, test } from 'vitest'
import { shouldGiveUp, retryDelay } from '#server/delivery/retryDelay.ts'

const hour = 60 * 60 * 1000

test('5 s, doubled after each failure, up to an hour', () => {
  const middle = Array.from({ length: 12 }, (_, index) => retryDelay(index + 1, false, () => 0.5) / 1000)
  expect(middle).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600])
  expect(retryDelay(5000, false, () => 0.5)).toBe(hour)
})

test('a fifth more or less', () => {
  expect(retryDelay(1, false, () => 0)).toBe(4_000)
  expect(retryDelay(1, false, () => 1)).toBe(6_000)
})

test('an hour after a refusal for good', () => {
  expect(retryDelay(1, true, () => 0.5)).toBe(hour)
})

test('five days of attempts, and then no more', () => {
  let hours = 0
  let attempts = 1
  for (; !shouldGiveUp({ attempts }); attempts += 1) hours += retryDelay(attempts, false, () => 0.5) / hour
  expect(hours / 24).toBeCloseTo(5, 0)
  expect(shouldGiveUp({ attempts: attempts + 1 })).toBe(true)
})
