/** What a visitor has done in the field. It is kept while the code of the results comes. */
export interface SearchQuery {
  typed: string
  /** How often an arrow key was pressed, down less up: the results go round. */
  steps: number
  /** Who types fast presses Enter before the results are there. */
  isEntered: boolean
}

/** What the dialog needs of the results. */
export interface SearchAnswer {
  /** What was looked for. */
  words: string
  /** What a screen reader announces of it. */
  status: string
  /** The id of the chosen result's element. */
  activeId?: string | undefined
}

export const newQuery = (typed: string): SearchQuery => ({ typed, steps: 0, isEntered: false })

/** Returns what a key makes of a query; undefined if the key is none of the search. */
export function pressKey(query: SearchQuery, key: string): SearchQuery | undefined {
  if (key === 'ArrowDown') return { ...query, steps: query.steps + 1 }
  if (key === 'ArrowUp') return { ...query, steps: query.steps - 1 }
  return key === 'Enter' ? { ...query, isEntered: true } : undefined
}
