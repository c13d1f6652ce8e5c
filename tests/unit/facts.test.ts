import { expect, test } from 'vitest'
import { canonicalPageIds } from '#config/pages.ts'
import facts from '../../translation/facts.json'

test('the facts name pages that there are', () => {
  expect(canonicalPageIds).toEqual(expect.arrayContaining(Object.keys(facts.pages)))
})
