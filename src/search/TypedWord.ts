/** What a typed word stands for, and how well: words of the index, with spaces between those of a term. */
export type Meanings = Map<string, number>

export interface TypedWord {
  text: string
  folded: string
  stem: string
  meanings: Meanings
}

/** Adds a meaning. A meaning that is already known keeps its greater weight. */
export function addMeaning(meanings: Meanings, stem: string, weight: number): void {
  meanings.set(stem, Math.max(meanings.get(stem) ?? 0, weight))
}
