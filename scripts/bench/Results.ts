import { measures, type MeasureId } from './measures.ts'
import type { Progress } from './progress.ts'

/** What is measured beside the site itself. */
export type Column = 'site' | 'baseline' | 'other' | "other's baseline"

/** All values of a measure at a place; none where its measurement failed. */
export interface Row {
  measure: MeasureId
  place: string
  values: Partial<Record<Column, number[]>>
}

const order = Object.keys(measures)

/** Collects what was measured, and what could not be. */
export class Results {
  readonly #rows = new Map<string, Row>()
  readonly #progress: Progress
  /** Measurements that failed twice, and what a reader should know beside the table. */
  readonly notes: string[] = []

  constructor(progress: Progress) {
    this.#progress = progress
  }

  /** Adds a value; without one the row stands all the same, so that what is missing is seen. */
  add(measure: MeasureId, place: string, value: number | undefined, column: Column = 'site'): void {
    const key = `${measure} ${place}`
    const row = this.#rows.get(key) ?? { measure, place, values: {} }
    this.#rows.set(key, row)
    const values = (row.values[column] ??= [])
    if (value !== undefined && Number.isFinite(value)) values.push(value)
  }

  /** Measures; once more where that fails; and notes it where it fails again. */
  async attempt<T>(name: string, measure: () => Promise<T>): Promise<T | undefined> {
    for (const [attempt, next] of ['once more', 'FAILED'].entries()) {
      try {
        return await measure()
      } catch (error) {
        const message = `${name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`
        this.#progress(`${message}; ${next}`)
        if (attempt === 1) this.notes.push(`Failed twice: ${message}`)
      }
    }
    return undefined
  }

  /** In the order of the measures. */
  get rows(): Row[] {
    return [...this.#rows.values()].toSorted(
      (one, other) => order.indexOf(one.measure) - order.indexOf(other.measure),
    )
  }
}
