import { format } from 'prettier'
import { measures, type Measure } from './measures.ts'
import { columns, type Row } from './Results.ts'

/** Writes the table, a row for each measure and page: medians with smallest and largest value, the goal, the result. */
export function resultTable(rows: readonly Row[]): Promise<string> {
  const used = columns.filter((column) => rows.some(({ values }) => values[column]))
  const cells = rows.map((row) => {
    const measure: Measure = measures[row.measure]
    return [
      measure.name,
      row.page,
      ...used.map((column) => writeValues(row.values[column])),
      writeGoal(measure),
      { true: 'met', false: 'MISSED', undefined: '' }[String(meetsGoal(row))] ?? '',
    ]
  })
  const head = ['measure', 'page', ...used, 'goal', 'result']
  const lines = [head, head.map(() => '-'), ...cells].map((line) => `| ${line.join(' | ')} |`)
  // Prettier aligns the columns, so that a terminal shows the table well.
  return format(lines.join('\n'), { parser: 'markdown' })
}

/** Whether the site reaches the goal; undefined without a goal. Without values, the goal is missed. */
export function meetsGoal({ measure, values }: Row): boolean | undefined {
  const { atMost, atLeast, ofBaseline, everyRun }: Measure = measures[measure]
  if (atMost === undefined && atLeast === undefined) return undefined
  const scale = ofBaseline ? median(values.baseline ?? []) : 1
  const found = values.site ?? []
  const judged = everyRun && found.length > 0 ? found : [median(found)]
  // Without values the median is NaN, and both comparisons are false.
  return judged.every((value) => value <= (atMost ?? Infinity) * scale && value >= (atLeast ?? 0) * scale)
}

/** Returns the median; NaN without values. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const half = (sorted.length - 1) / 2
  return ((sorted[Math.floor(half)] ?? Number.NaN) + (sorted[Math.ceil(half)] ?? Number.NaN)) / 2
}

function writeValues(values?: readonly number[]) {
  if (!values) return ''
  if (values.length === 0) return 'none'
  if (values.length === 1) return write(median(values))
  return `${write(median(values))} (${write(Math.min(...values))}–${write(Math.max(...values))})`
}

/** Writes a number with one decimal, and with more below 1, since 0 is a goal. */
const write = (value: number) =>
  String(Number(value < 1 ? value.toPrecision(2) : value.toFixed(value < 1000 ? 1 : 0)))

function writeGoal({ atMost, atLeast, ofBaseline, everyRun }: Measure) {
  const limit = atMost ?? atLeast
  if (limit === undefined) return ''
  const sign = atMost === undefined ? '≥' : '≤'
  return `${sign} ${limit}${ofBaseline ? ' × baseline' : ''}${everyRun ? ', every run' : ''}`
}
