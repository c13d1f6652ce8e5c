import { expect, test } from 'vitest'
import { canonicalPageIds, pageRow, type CanonicalPageId } from './pages.ts'

function stepsToContact(id: CanonicalPageId, steps = 0): number {
  const { next } = pageRow(id)
  if (!next || next === 'contact' || steps > canonicalPageIds.length) return steps + 1
  return stepsToContact(next, steps + 1)
}

test.each(canonicalPageIds)('from %s the next steps reach Contact, three at most', (id) => {
  expect(stepsToContact(id)).toBeLessThanOrEqual(3)
})
