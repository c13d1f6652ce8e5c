import { markdownTable } from '../measuring/markdownTable.ts'
import { median, spread } from '../measuring/statistics.ts'
import { goalOf } from './goals.ts'
import type { Row } from './Results.ts'
import { writeValue } from './write.ts'

/** The medians of an earlier run beside those of this one, for all that both have measured. */
export function comparisonTable(before: readonly Row[], now: readonly Row[]): string {
  const head = ['measure', 'page', 'before', 'now', 'change', 'beyond both spreads']
  const rows = now.flatMap((row) => {
    const earlier = before.find(({ goal, page }) => goal === row.goal && page === row.page)
    return earlier && earlier.values.length > 0 && row.values.length > 0 ? [cells(earlier, row)] : []
  })
  return markdownTable([head, ...rows])
}

function cells(before: Row, now: Row) {
  const { name, unit } = goalOf(now.goal)
  const [from, to] = [median(before.values), median(now.values)]
  return [
    name,
    now.page,
    writeValue(from, unit),
    writeValue(to, unit),
    change(from, to),
    verdict(before, now),
  ]
}

function change(from: number, to: number) {
  if (from === to) return '0 %'
  const percent = ((to - from) / from) * 100
  return Number.isFinite(percent) ? `${percent > 0 ? '+' : ''}${percent.toFixed(1)} %` : 'from 0'
}

/** Says something where no value of one run lies within the other's spread. */
function verdict(before: Row, now: Row) {
  const [leastBefore, mostBefore] = spread(before.values)
  const [leastNow, mostNow] = spread(now.values)
  const moreIsBetter = goalOf(now.goal).atLeast !== undefined
  if (leastNow > mostBefore) return moreIsBetter ? 'better' : 'WORSE'
  if (mostNow < leastBefore) return moreIsBetter ? 'WORSE' : 'better'
  return ''
}
