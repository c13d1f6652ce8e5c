import type { TitledText, Words } from './texts.ts'

/** A free list of things, each with a name and a sentence. */
export interface CardsTexts extends Words {
  features: TitledText[]
}

export const cards = () => ({ kind: 'cards' }) as const
