import SearchableMap from 'minisearch/SearchableMap'
import { foldWord, stemsOf } from './foldWord.ts'

/** A word that the search knows, as it is written, folded, and its stems. */
export interface KnownWord {
  written: string
  folded: string
  stems: readonly [string, ...string[]]
}

export function knownWord(written: string): KnownWord {
  const folded = foldWord(written)
  return { written, folded, stems: stemsOf(folded) }
}

/** From so many letters on, one edit is corrected, or two. */
const [lettersForEdit, lettersForTwo] = [4, 7]

/** Words that can be found by their start, or with a misspelling. Few queries need it, so the first of them makes it. */
export class KnownWords {
  readonly #read: () => Iterable<KnownWord>
  #made: SearchableMap<KnownWord> | null = null

  constructor(read: () => Iterable<KnownWord>) {
    this.#read = read
  }

  get #words() {
    if (this.#made) return this.#made
    this.#made = new SearchableMap<KnownWord>()
    // Of several spellings of a word, the first is kept.
    for (const word of this.#read()) this.#made.fetch(word.folded, () => word)
    return this.#made
  }

  has(folded: string): boolean {
    return this.#words.has(folded)
  }

  startingWith(folded: string): KnownWord[] {
    return [...this.#words.atPrefix(folded).values()]
  }

  /**
   * Returns the words that are the fewest edits away, at most `limit`: a letter too many, one missing, a wrong one, or
   * two that changed places.
   */
  nearest(folded: string, limit: number = editsFor(folded.length)): KnownWord[] {
    if (limit === 0) return []
    const found = [folded, ...transposed(folded)].flatMap((spelling, index) => {
      const edits = index > 0 ? 1 : 0
      const near = this.#words.fuzzyGet(spelling, limit - edits)
      return [...near.values()].map(([word, distance]) => ({ word, edits: edits + distance }))
    })
    const least = Math.min(...found.map(({ edits }) => edits))
    return found.filter(({ edits }) => edits === least).map(({ word }) => word)
  }
}

function editsFor(letters: number) {
  if (letters < lettersForEdit) return 0
  return letters < lettersForTwo ? 1 : 2
}

/** Returns the spellings of a word with two neighbouring letters exchanged. */
function transposed(word: string) {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  )
}
