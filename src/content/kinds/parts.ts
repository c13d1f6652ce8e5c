import type { TitledText, Words } from './texts.ts'

/** The parts of a system, side by side; what connects them is the deck below. */
export interface PartsTexts extends Words {
  parts: Record<string, TitledText>
}

export type PartRole = 'machine' | 'nodes' | 'network'

/** The parts by their ids, each with what it is in the drawing. */
export const parts = (of: Readonly<Record<string, PartRole>>) => ({ kind: 'parts', of }) as const
