// @vitest-environment node
import { expect, test } from 'vitest'
import { fillMissing } from '#translation/dev/server/fillMissing.ts'

test('a language that is translated from fills whole keys alone', () => {
  expect(fillMissing({ list: ['1'] }, { list: ['un', 'deux'], gone: 'là' })).toEqual({
    list: ['1'],
    gone: 'là',
  })
  expect(fillMissing(undefined, { a: 'A' })).toEqual({ a: 'A' })
})
