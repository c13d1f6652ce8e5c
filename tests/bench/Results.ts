import { measures, type MeasureId } from './measures.ts'

/** The columns of values. `other` is a second build. `baseline` is the page without scripts; for the server, nginx. */
export const columns = ['site', 'baseline', 'other'] as const
export type Column = (typeof columns)[number]

/** All values of a measure on a page, or from one page to another. A failed measurement has none. */
export interface Row {
  measure: MeasureId
  page: string
  values: Partial<Record<Column, number[]>>
}

const order = Object.keys(measures)

export class Results {
  readonly #rows = new Map<string, Row>()
  /** Sentences that a reader should see beside the table. */
  readonly notes = new Set<string>()

  /** Adds a value. Without a value the row is added all the same, so that the gap shows. */
  add(measure: MeasureId, page: string, value: number | undefined, column: Column = 'site'): void {
    const key = `${measure} ${page}`
    const row = this.#rows.get(key) ?? { measure, page, values: {} }
    this.#rows.set(key, row)
    const values = (row.values[column] ??= [])
    if (value !== undefined && Number.isFinite(value)) values.push(value)
  }

  async attempt<T>(name: string, measure: () => Promise<T>): Promise<T | undefined> {
    try {
      return await measure()
    } catch (error) {
      const message = String(error).split('\n', 1)[0]
      this.notes.add(`Failed: ${name}: ${message}`)
      console.error(`Failed: ${name}: ${message}`)
      return undefined
    }
  }

  get rows(): Row[] {
    return [...this.#rows.values()].toSorted(
      (one, other) => order.indexOf(one.measure) - order.indexOf(other.measure),
    )
  }
}
