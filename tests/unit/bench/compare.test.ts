import { expect, test } from 'vitest'
import { comparisonTable } from '../../../scripts/bench/compare.ts'
import type { GoalId } from '../../../scripts/bench/goals.ts'

const row = (goal: GoalId, values: number[], page = '/') => ({ goal, page, values, twin: [] })

test.for<[what: string, before: ReturnType<typeof row>, now: ReturnType<typeof row>, cells: string]>([
  ['within the spread', row('flip', [70, 80, 90]), row('flip', [60, 70, 80]), '80 ms | 70 ms | -12.5 % | |'],
  ['faster', row('flip', [70, 80, 90]), row('flip', [40, 50, 69]), '80 ms | 50 ms | -37.5 % | better |'],
  ['slower', row('flip', [70, 80, 90]), row('flip', [91, 96, 99]), '80 ms | 96 ms | +20.0 % | WORSE |'],
  ['a lower score', row('seo', [100, 100]), row('seo', [90, 90]), '100 | 90 | -10.0 % | WORSE |'],
  ['a higher score', row('seo', [90]), row('seo', [100]), '90 | 100 | +11.1 % | better |'],
  ['the same', row('blocking', [0]), row('blocking', [0]), '0 ms | 0 ms | 0 % | |'],
  ['from nothing', row('blocking', [0]), row('blocking', [9]), '0 ms | 9 ms | from 0 | WORSE |'],
])('%s', ([, before, now, cells]) => {
  const line = comparisonTable([before], [now]).split('\n').at(-1)?.replaceAll(/ +/g, ' ')
  expect(line).toSatisfy((text: string) => text.endsWith(`| / | ${cells}`))
})

test('only what both runs have measured is compared', () => {
  const before = [row('flip', [70], '/'), row('click', [20], '/'), row('alive', [], '/')]
  const now = [row('flip', [70], '/ar'), row('slowClick', [20], '/'), row('alive', [900], '/')]
  expect(comparisonTable(before, now).split('\n')).toHaveLength(2)
})
