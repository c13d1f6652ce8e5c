// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goalOf, goals, type GoalId } from '../../../scripts/bench/goals.ts'
import { writeGoal } from '../../../scripts/bench/write.ts'

test('the README’s table of the benchmark has the goals of the list', () => {
  const [, table] = /<!-- bench -->(.*)<!-- \/bench -->/s.exec(readFileSync('README.md', 'utf8')) ?? []
  const listed = Object.keys(goals).map((id) => goalOf(id as GoalId))
  const written = listed.map((goal) => `${goal.name}: ${writeGoal(goal)}`)
  const lines = table?.match(/^\|.*\|$/gm)?.slice(2) ?? []
  const shown = lines.map((line) => line.split('|').map((cell) => cell.trim()))
  expect(table).toBeDefined()
  expect(
    shown.map(([, name, , , , , , goal]) => `${name}: ${goal}`).filter((row) => !written.includes(row)),
  ).toEqual([])
})
