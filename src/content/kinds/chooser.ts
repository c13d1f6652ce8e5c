import type { TableTexts } from './table.ts'

/** What to choose, by need: each row's own header is a need, the other cells are its answer. */
export interface ChooserTexts extends TableTexts {
  /** The label of the field that phones choose a need in. */
  choose: string
  showAll: string
  showFewer: string
}

export const chooser = () => ({ kind: 'chooser' }) as const
