// @vitest-environment node
import { expect, test } from 'vitest'
import { fillMissing } from '#translation/dev/server/fillMissing.ts'

test('only keys that are missing as a whole are filled', () => {
  expect(fillMissing({ list: ['1'] }, { list: ['un', 'deux'], gone: 'là' })).toEqual({
    list: ['1'],
    gone: 'là',
  })
  expect(fillMissing(undefined, { a: 'A' })).toEqual({ a: 'A' })
})
