import { expect, test } from 'vitest'
import { commonSize } from './commonSize.ts'

test.each([
  [1825, 2048],
  [464, 512],
  [1100, 1536],
  [512, 512],
  [384, 384],
  [385, 512],
  [0, 1],
])('%d rounds up to %d', (needed, size) => {
  expect(commonSize(needed)).toBe(size)
})
