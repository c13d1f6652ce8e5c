// @vitest-environment node
import { expect, test } from 'vitest'
import type { MeasureId } from '../../../scripts/bench/measures.ts'
import { meetsGoal, resultTable } from '../../../scripts/bench/report.ts'
import { Results, type Row } from '../../../scripts/bench/Results.ts'
import { median } from '../../../scripts/bench/statistics.ts'

const row = (measure: MeasureId, site: number[], others: Row['values'] = {}): Row => ({
  measure,
  place: '/',
  values: { site, ...others },
})

const noBrowser = () => Promise.reject(new Error('no browser'))

test.for<[what: string, row: Row, met: boolean | undefined]>([
  ['the median counts, not a slow run', row('longTasks', [900, 100, 0]), true],
  ['a median beyond the goal', row('longTasks', [0, 101, 102]), false],
  ['a median score below the goal', row('performance', [98, 98, 100]), false],
  ['every run has to reach its score', row('seo', [100, 100, 99]), false],
  ['one shift is one too many', row('layoutShift', [0, 0, 0.0001]), false],
  ['the baseline’s median sets the goal', row('firstPaint', [1050], { baseline: [900, 1000, 1100] }), true],
  ['more than that', row('firstPaint', [1051], { baseline: [1000] }), false],
  ['no baseline to compare with', row('firstPaint', [1000]), false],
  ['nothing measured', row('longTasks', []), false],
  ['nothing measured where each value counts', row('layoutShift', []), false],
  ['no goal', row('fonts', [500]), undefined],
])('%s', ([, measured, met]) => {
  expect(meetsGoal(measured)).toBe(met)
})

test('two builds stand side by side, and a difference beyond both spreads is marked', () => {
  const rows = [
    row('switchMouse1', [60, 70, 80], { other: [81, 90, 99] }),
    row('clickMouse1', [60, 70, 80], { other: [70, 71, 72] }),
    row('hydrated', [], { other: [900] }),
  ]
  const lines = resultTable(rows).split('\n').slice(2)
  expect(lines.map((line) => line.replaceAll(/ +/g, ' ').split(' / | ')[1])).toEqual([
    '70 (60–80) | 90 (81–99) | -20 * | ≤ 80 ms | met |',
    '70 (60–80) | 71 (70–72) | -1 | ≤ 50 ms | MISSED |',
    'none | 900 | | | |',
  ])
})

test('what fails twice is said, and its row stands without a value', async () => {
  const results = new Results(() => {})
  results.add('build', 'all pages', await results.attempt('Build', noBrowser))
  expect(results.notes).toEqual(['Failed twice: Build: no browser'])
  expect(results.rows).toEqual([{ measure: 'build', place: 'all pages', values: { site: [] } }])
})

test('the median lies in the middle, or between the two in the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, Number.NaN])
})
