import { expect, test } from 'vitest'
import { allMet, resultTable } from '../../../scripts/bench/report.ts'

const rows = [
  { goal: 'performance', page: '/', values: [100, 98, 100], twin: [100] },
  { goal: 'firstPaint', page: '/', values: [912.4], twin: [800] },
  { goal: 'layoutShift', page: '/ar', values: [0, 0.00012], twin: [0] },
  { goal: 'alive', page: '/', values: [], twin: [] },
  { goal: 'fonts', page: '/', values: [41.06], twin: [] },
  { goal: 'build', page: 'all 74', values: [5.44], twin: [] },
] as const

test('a row says what was measured, what the twin reaches, what the goal is and whether it is met', () => {
  const table = resultTable(rows.map((row) => ({ ...row, values: [...row.values], twin: [...row.twin] })))
  expect(table.split('\n').map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    '| measure | page | median | min–max | twin | ratio | goal | result |',
    expect.stringMatching(/^[| -]+$/),
    '| Lighthouse: performance | / | 100 | 98–100 | 100 | 1.00 | ≥ 100 | met |',
    '| Lighthouse: first paint (FCP) | / | 912 ms | | 800 ms | 1.14 | ≤ 1 + 0.02 × twin | MISSED |',
    '| Lighthouse: layout shift | /ar | 0.00006 | 0–0.00012 | 0 | | ≤ 0, each | MISSED |',
    '| Applied: alive | / | none | | | | ≤ 1600 ms | MISSED |',
    '| Fonts of a first load | / | 41.1 KB | | | | | |',
    '| Build for production | all 74 | 5.4 s | | | | ≤ 6 s | met |',
  ])
})

test('one goal missed is enough for the exit status, a measure without a goal is not', () => {
  const met = { goal: 'build', page: '', values: [5], twin: [] } as const
  const missed = { ...met, values: [7] }
  const none = { ...met, goal: 'fonts' } as const
  const asRow = (row: typeof met | typeof missed | typeof none) => ({
    ...row,
    values: [...row.values],
    twin: [],
  })
  expect(allMet([met, none].map(asRow))).toBe(true)
  expect(allMet([met, missed].map(asRow))).toBe(false)
})
