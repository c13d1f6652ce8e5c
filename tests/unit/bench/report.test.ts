// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { measures, type MeasureId } from '../../bench/measures.ts'
import { meetsGoal, resultTable } from '../../bench/report.ts'
import { Results, type Row } from '../../bench/Results.ts'

const row = (measure: MeasureId, site: number[], others: Row['values'] = {}): Row => ({
  measure,
  page: '/',
  values: { site, ...others },
})

test.for<[what: string, row: Row, met: boolean | undefined]>([
  ['the median counts, not a slow run', row('longestTask', [900, 130, 0]), true],
  ['between the two in the middle', row('longestTask', [900, 131, 129, 0]), true],
  ['a median beyond the goal', row('longestTask', [0, 131, 132]), false],
  ['a median score below the goal', row('performance', [98, 98, 100]), false],
  ['every run has to reach its score', row('seo', [100, 100, 99]), false],
  ['one shift is one too many', row('layoutShift', [0, 0, 0.0001]), false],
  ['the baseline’s median sets the goal', row('firstPaint', [1150], { baseline: [900, 1000, 1100] }), true],
  ['more than that', row('firstPaint', [1151], { baseline: [1000] }), false],
  ['less than a share of nginx', row('requestsHtml', [54], { baseline: [100] }), false],
  ['no baseline to compare with', row('firstPaint', [1000]), false],
  ['nothing measured', row('longestTask', []), false],
  ['nothing measured where each value counts', row('layoutShift', []), false],
  ['no goal', row('hydrated', [500]), undefined],
])('%s', ([, measured, met]) => {
  expect(meetsGoal(measured)).toBe(met)
})

test('two builds stand side by side, and the site alone is judged', async () => {
  const rows = [
    row('switchMouse1', [60, 70.4, 80], { other: [101.46] }),
    row('fullyInteractive', [2112.5], { other: [12.94, 0.00015, 12.96] }),
    row('hydrated', [], { other: [900] }),
  ]
  const lines = (await resultTable(rows)).trimEnd().split('\n')
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1)
  expect(lines.slice(2).map((line) => line.replaceAll(/ +/g, ' ').split('| / | ')[1])).toEqual([
    `70.4 (60–80) | 101.5 | ≤ ${measures.switchMouse1.atMost} | met |`,
    `2113 | 12.9 (0.00015–13) | ≤ ${measures.fullyInteractive.atMost} | MISSED |`,
    'none | 900 | | |',
  ])
})

test('what fails is said, and its row stands without a value', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const results = new Results()
  const found = await results.attempt('Load', () => Promise.reject(new Error('no browser\nand a stack')))
  results.add('fullyInteractive', '/', found)
  expect(said.mock.calls).toEqual([['Failed: Load: Error: no browser']])
  said.mockRestore()
  expect([...results.notes]).toEqual(['Failed: Load: Error: no browser'])
  expect(results.rows).toEqual([{ measure: 'fullyInteractive', page: '/', values: { site: [] } }])
})
