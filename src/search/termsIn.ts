import { splitPlain, type Word } from './splitWords.ts'

/** A word of a text that belongs to a term, and which stem of the term it has. */
export interface FoundWord extends Word {
  stem: string
}

/**
 * Returns the words of a text that belong to a term. The words of a longer term count where they follow each other: of
 * «فرص العمل», «العمل» alone is none.
 */
export function termsIn(
  text: string,
  terms: Iterable<string>,
  stemsOf: (word: string) => readonly string[],
): FoundWord[] {
  const words = splitPlain(text)
  const stemsAt = words.map((word) => stemsOf(word.text))
  const found = new Map<Word, FoundWord>()
  for (const term of terms) {
    const stems = term.split(' ')
    words.forEach((_, start) => {
      if (!stems.every((stem, index) => stemsAt[start + index]?.includes(stem))) return
      stems.forEach((stem, index) => {
        const word = words[start + index]
        if (word && !found.has(word)) found.set(word, { ...word, stem })
      })
    })
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start)
}
