import type { Words } from './texts.ts'

/** Who does what. A party without a cell in a row has no part in it. */
export interface ResponsibilitiesTexts extends Words {
  caption: string
  /** The head of the column that names the tasks. */
  task: string
  parties: Record<string, string>
  /** A free list; the cells stand by the ids of the parties. */
  rows: { task: string; cells: Record<string, string> }[]
}

/** The parties in the order of their columns. */
export const responsibilities = (...of: readonly string[]) => ({ kind: 'responsibilities', of }) as const
