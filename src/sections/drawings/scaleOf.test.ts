import { expect, test } from 'vitest'
import { scaleOf } from './scaleOf.ts'

test('the example alone has the full length', () => {
  expect(scaleOf(2048, undefined)).toEqual({ full: 2048, holdsExample: false })
})

test.each([
  [4096, 4096],
  [1024, 2048],
])('beside an example of 2048, %s are drawn to a scale of %s', (own, full) => {
  expect(scaleOf(own, 2048)).toEqual({ full, holdsExample: true })
})

test('what would be too small beside the example has a scale of its own', () => {
  expect(scaleOf(256, 2048)).toEqual({ full: 256, holdsExample: false })
})
