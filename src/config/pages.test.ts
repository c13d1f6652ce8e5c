import { expect, test } from 'vitest'
import { canonicalPageIds, pageRow, type CanonicalPageId } from './pages.ts'

/** The pages to which the next steps lead one after the other; one that comes again ends them. */
function nextSteps(id: CanonicalPageId, before: readonly CanonicalPageId[] = []): CanonicalPageId[] {
  const { next = 'contact' } = pageRow(id)
  const steps = [...before, next]
  return next === 'contact' || before.includes(next) ? steps : nextSteps(next, steps)
}

test.each(canonicalPageIds)('from %s the next steps reach Contact, three at most', (id) => {
  const steps = nextSteps(id)
  const way = `change \`next\` of a row: ${[id, ...steps].join(' → ')}`
  expect(steps.at(-1), way).toBe('contact')
  expect(steps.length, way).toBeLessThanOrEqual(3)
})
