import { format } from 'prettier'
import { expect, test } from 'vitest'
import { markdownTable } from '../../../scripts/measuring/markdownTable.ts'

test('a table can be pasted into the README as it is', async () => {
  const table = markdownTable([
    ['measure', '', 'goal'],
    ['Click', '/ → /industries', '≤ 25 ms'],
    ['Flip of the language', '', ''],
  ])
  expect(table.split('\n')[2]).toBe('| Click                | / → /industries | ≤ 25 ms |')
  expect(`${table}\n`).toBe(await format(table, { parser: 'markdown' }))
})
