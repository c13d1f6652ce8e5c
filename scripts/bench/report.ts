import { markdownTable } from './markdownTable.ts'
import { measureOf, type Measure, type Unit } from './measures.ts'
import type { Column, Row } from './Results.ts'
import { median } from './statistics.ts'

const columns: Column[] = ['site', 'baseline', 'other', "other's baseline"]

/** One row for each measure and place: medians with the smallest and the largest value, the goal, the result. */
export function resultTable(rows: readonly Row[]): string {
  const used = columns.filter((column) => rows.some(({ values }) => values[column]))
  const compares = used.includes('other')
  const head = ['measure', 'place', ...used, ...(compares ? ['site − other'] : []), 'goal', 'result']
  const cells = rows.map((row) => {
    const measure = measureOf(row.measure)
    return [
      measure.name,
      row.place,
      ...used.map((column) => writeValues(row.values[column], measure.unit)),
      ...(compares ? [writeChange(row)] : []),
      writeGoal(measure),
      { true: 'met', false: 'MISSED', undefined: '' }[String(meetsGoal(row))] ?? '',
    ]
  })
  return markdownTable([head, ...cells])
}

/** Whether the site reaches the goal; undefined where there is none. Nothing measured is a goal missed. */
export function meetsGoal({ measure: id, values }: Row): boolean | undefined {
  const { atMost, atLeast, ofBaseline, each } = measureOf(id)
  if (atMost === undefined && atLeast === undefined) return undefined
  const scale = ofBaseline ? median(values.baseline ?? []) : 1
  const found = values.site ?? []
  const judged = each && found.length > 0 ? found : [median(found)]
  // With a value that is no number neither comparison holds.
  return judged.every((value) => value <= (atMost ?? Infinity) * scale && value >= (atLeast ?? 0) * scale)
}

/** The difference of the medians; with a star where every value of the one lies beyond every one of the other. */
function writeChange({ measure, values: { site = [], other = [] } }: Row) {
  if (site.length === 0 || other.length === 0) return ''
  const difference = median(site) - median(other)
  const isApart = Math.min(...site) > Math.max(...other) || Math.max(...site) < Math.min(...other)
  return `${difference > 0 ? '+' : ''}${write(difference, measureOf(measure).unit)}${isApart ? ' *' : ''}`
}

function writeValues(values: readonly number[] = [], unit: Unit) {
  if (values.length === 0) return 'none'
  const middle = write(median(values), unit)
  if (values.length === 1) return middle
  return `${middle} (${[Math.min(...values), Math.max(...values)].map((value) => write(value, unit)).join('–')})`
}

function writeGoal({ atMost, atLeast, ofBaseline, each, unit }: Measure) {
  const limit = atMost ?? atLeast
  if (limit === undefined) return ''
  const text = ofBaseline
    ? `${limit} × baseline`
    : `${limit}${unit === 'ms' || unit === 's' ? ` ${unit}` : ''}`
  return `${atMost === undefined ? '≥' : '≤'} ${text}${each ? ', each' : ''}`
}

function write(value: number, unit: Unit) {
  if (!Number.isFinite(value)) return 'none'
  // Never rounded to 0, which is a goal.
  if (unit === 'ratio') return String(Number(value.toPrecision(3)))
  return value.toFixed(unit === 'KB' || unit === 's' ? 1 : 0)
}
