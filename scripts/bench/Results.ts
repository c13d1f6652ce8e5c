import { goals, type GoalId } from './goals.ts'

/** All values of a measure on a page; none where its measurement failed, or found nothing. */
export interface Row {
  goal: GoalId
  page: string
  values: number[]
  /** Of the page's twin without scripts; empty where only the page itself is measured. */
  twin: number[]
}

const order = Object.keys(goals)

/** Collects what was measured, and what could not be. */
export class Results {
  readonly #rows = new Map<string, Row>()
  /** Measurements that failed twice. */
  readonly failures: string[] = []
  /** What a reader of the table should know beside it. */
  readonly notes: string[] = []

  /** Adds a value; without one the row stands all the same, so that what is missing is seen. */
  add(goal: GoalId, page: string, value: number | undefined, site: 'page' | 'twin' = 'page'): void {
    const key = `${goal} ${page}`
    const row = this.#rows.get(key) ?? { goal, page, values: [], twin: [] }
    this.#rows.set(key, row)
    if (value !== undefined && Number.isFinite(value)) row[site === 'page' ? 'values' : 'twin'].push(value)
  }

  /** In the order of the goals. */
  get rows(): Row[] {
    return [...this.#rows.values()].toSorted(
      (one, other) => order.indexOf(one.goal) - order.indexOf(other.goal),
    )
  }
}
