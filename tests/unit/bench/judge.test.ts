import { expect, test } from 'vitest'
import type { GoalId } from '../../../scripts/bench/goals.ts'
import { meetsGoal, ratioToTwin } from '../../../scripts/bench/judge.ts'

const row = (goal: GoalId, values: number[], twin: number[] = []) => ({ goal, page: '/', values, twin })

test.for<[what: string, row: ReturnType<typeof row>, met: boolean | undefined]>([
  ['the median counts, not a slow run', row('blocking', [900, 50, 0]), true],
  ['a median beyond the goal', row('blocking', [0, 51, 52]), false],
  ['a score is the better the higher', row('performance', [99, 100, 100]), true],
  ['a median score below the goal', row('performance', [99, 99, 100]), false],
  ['every page has to reach its score', row('seo', [100, 100, 99]), false],
  ['one shift is one too many', row('layoutShift', [0, 0, 0.0001]), false],
  ['the twin’s median sets the goal', row('largestPaint', [1050, 1050, 2000], [1000, 900, 1100]), true],
  ['more than that', row('largestPaint', [1051], [1000]), false],
  ['the first paint has room for noise', row('firstPaint', [1020], [1000]), true],
  ['and no more than that', row('firstPaint', [1021], [1000]), false],
  ['no twin to compare with', row('firstPaint', [1000]), false],
  ['nothing measured', row('alive', []), false],
  ['nothing measured where each value counts', row('appliedShift', []), false],
  ['no goal', row('fonts', [500]), undefined],
])('%s: %o', ([, measured, met]) => {
  expect(meetsGoal(measured)).toBe(met)
})

test('medians are compared with the twin’s, where it has any', () => {
  expect(ratioToTwin(row('blocking', [1, 30, 20], [10]))).toBe(2)
  expect(ratioToTwin(row('blocking', [20], [0]))).toBeUndefined()
  expect(ratioToTwin(row('blocking', [20]))).toBeUndefined()
})
