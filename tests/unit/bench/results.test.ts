import { expect, test } from 'vitest'
import { Results } from '../../../scripts/bench/Results.ts'

test('values are gathered by measure and page, in the order of the goals', () => {
  const results = new Results()
  results.add('flip', '/', 70)
  results.add('performance', '/ar', 99)
  results.add('performance', '/ar', 100, 'twin')
  results.add('flip', '/', 60)
  expect(results.rows).toEqual([
    { goal: 'performance', page: '/ar', values: [99], twin: [100] },
    { goal: 'flip', page: '/', values: [70, 60], twin: [] },
  ])
})

test('what was not measured has a row without a value', () => {
  const results = new Results()
  results.add('alive', '/', undefined)
  results.add('click', '/', Number.NaN)
  expect(results.rows.map(({ values }) => values)).toEqual([[], []])
})
