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

export const table = () => ({ kind: 'table' }) as const
