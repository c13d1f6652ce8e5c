import { markdownTable } from '../measuring/markdownTable.ts'
import { median } from '../measuring/statistics.ts'
import { goalOf } from './goals.ts'
import { meetsGoal, ratioToTwin } from './judge.ts'
import type { Row } from './Results.ts'
import { writeGoal, writeSpread, writeValue } from './write.ts'

/** One row for each measure and page: what was measured, what the twin reaches, and what the goal is. */
export function resultTable(rows: readonly Row[]): string {
  const head = ['measure', 'page', 'median', 'min–max', 'twin', 'ratio', 'goal', 'result']
  return markdownTable([head, ...rows.map(cells)])
}

function cells(row: Row) {
  const { goal: id, page, values, twin } = row
  const goal = goalOf(id)
  const ratio = ratioToTwin(row)
  const result = { true: 'met', false: 'MISSED', undefined: '' }[String(meetsGoal(row))] ?? ''
  return [
    goal.name,
    page,
    writeValue(median(values), goal.unit),
    writeSpread(values, goal.unit),
    twin.length > 0 ? writeValue(median(twin), goal.unit) : '',
    ratio === undefined ? '' : writeValue(ratio, 'ratio'),
    writeGoal(goal),
    result,
  ]
}

/** Whether every goal is met. */
export function allMet(rows: readonly Row[]): boolean {
  return rows.every((row) => meetsGoal(row) !== false)
}
