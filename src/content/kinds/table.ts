import type { Words } from './texts.ts'

/** Things side by side: what decides, who does what, what a report says. */
export interface TableTexts extends Words {
  table: {
    caption: string
    /** The first one heads the rows' own headers. */
    columns: string[]
    rows: string[][]
  }
}

/**
 * What a table is there for. A choice is made by that of a `decision`, of which a page has one: its head is a band.
 * `duties` are what somebody prepares, who has it, and how long it takes: phones write that in a line.
 */
export type TablePurpose = 'decision' | 'duties' | 'comparison'

export const table = (purpose: TablePurpose = 'comparison') => ({ kind: 'table', purpose }) as const
