import { expect, test } from 'vitest'
import { mayFetchAhead } from './mayFetchAhead.ts'

test.each([
  ['a browser that says nothing', undefined, true],
  ['a fast network', { saveData: false, effectiveType: '4g' }, true],
  ['a visitor who saves data', { saveData: true, effectiveType: '4g' }, false],
  ['3G', { saveData: false, effectiveType: '3g' }, false],
  ['2G', { saveData: false, effectiveType: '2g' }, false],
  ['the slowest 2G', { saveData: false, effectiveType: 'slow-2g' }, false],
])('pages are fetched ahead, or not: %s', (_, connection, expected) => {
  expect(mayFetchAhead(connection)).toBe(expected)
})
