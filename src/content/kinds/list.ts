import type { Words } from './texts.ts'

/** A free list beside its words: an editor may add an item. */
export interface ListTexts extends Words {
  items: string[]
}

export const list = () => ({ kind: 'list' }) as const
