import { expect, test } from 'vitest'
import { archPattern, patternTones } from './archPattern.ts'

test('a page has one pattern, the same in every build', () => {
  expect(archPattern('industries', 9, 5)).toEqual(archPattern('industries', 9, 5))
  expect(archPattern('industries', 2, 1)).toMatchInlineSnapshot(`
    [
      "M0 1A1 1 0 0 1 1 0L1 0.5A.5 .5 0 0 0 0.5 1ZM2 1A1 1 0 0 1 1 0L1.5 0A.5 .5 0 0 0 2 0.5Z",
    ]
  `)
})

test('two pages have two patterns', () => {
  expect(archPattern('industries', 9, 5)).not.toEqual(archPattern('contact', 9, 5))
})

test('a pattern has a path for each tone, and stays inside its columns and rows', () => {
  const paths = archPattern('home', 9, 5)
  expect(paths).toHaveLength(patternTones)
  for (const [, x, y] of paths.join('').matchAll(/[ML]([\d.]+) ([\d.]+)/g)) {
    expect(Number(x)).toBeLessThanOrEqual(9)
    expect(Number(y)).toBeLessThanOrEqual(5)
  }
})
