import { median, spread } from '../measuring/statistics.ts'
import { goalOf, type Goal } from './goals.ts'
import type { Row } from './Results.ts'

/** Whether a row reaches its goal; undefined where it has none. Nothing measured is a goal missed. */
export function meetsGoal({ goal: id, values, twin }: Row): boolean | undefined {
  const goal = goalOf(id)
  const most = highestAllowed(goal, twin)
  const least = goal.atLeast
  if (most === undefined && least === undefined) return undefined
  const judged = goal.judged === 'median' ? [median(values)] : spread(values)
  // With a value that is no number neither comparison holds.
  return judged.every((value) => value <= (most ?? Infinity) && value >= (least ?? -Infinity))
}

function highestAllowed({ atMost, ofTwin, noise = 0 }: Goal, twin: readonly number[]) {
  return ofTwin === undefined ? atMost : (ofTwin + noise) * median(twin)
}

/** The row's median in parts of the twin's; undefined where that is nothing or 0. */
export function ratioToTwin({ values, twin }: Row): number | undefined {
  const ratio = median(values) / median(twin)
  return Number.isFinite(ratio) ? ratio : undefined
}
