import type { Words } from './texts.ts'

/** Levels or packages, compared by what each contains. Each has one name, by its id. */
export interface LevelsTexts extends Words {
  caption: string
  /** The head of the column that names the rows. */
  capability: string
  levels: Record<string, { name: string; question?: string }>
  /** A free list of what is compared; the cells stand by the ids of the levels. */
  rows: { name: string; cells: Record<string, string> }[]
  /** The words of the button that shows all levels on a phone. */
  compareAll: string
  /** What is left open, below the table. */
  note: string
}

/** The levels from the lowest to the highest. */
export const levels = (...of: readonly string[]) => ({ kind: 'levels', of }) as const
