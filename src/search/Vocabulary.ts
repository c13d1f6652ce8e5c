import { foldWord, stemOf } from './foldWord.ts'
import { countSlips } from './slips.ts'
import { onePrefix } from './spellings.ts'

/** A word of the texts, folded, and its stem in the index. */
interface KnownWord {
  folded: string
  stem: string
}

/** From so many letters on, one slip is corrected; from twice as many on, two. */
const lettersForSlip = 4

/** The words of a language's texts, by which a typed word is understood. */
export class Vocabulary {
  /** By the word as the texts write it: it is folded once, however often it stands there. */
  readonly #stems = new Map<string, string>()
  readonly #knownStems: ReadonlySet<string>
  readonly #known: KnownWord[]

  constructor(words: Iterable<string>) {
    const folded = new Map(Array.from(new Set(words), (word) => [word, foldWord(word)]))
    const all = new Set(folded.values())
    const known = new Map<string, string>()
    for (const [word, own] of folded) {
      const bare = withoutPrefix(own, all)
      const stem = known.get(bare) ?? stemOf(bare)
      known.set(bare, stem)
      this.#stems.set(word, stem)
    }
    this.#known = [...known].map(([bare, stem]) => ({ folded: bare, stem }))
    this.#knownStems = new Set(known.values())
  }

  /** Returns the stem of a word, be it of the texts or typed. */
  stemOf(word: string): string {
    return this.#stems.get(word) ?? this.#stemOfTyped(foldWord(word))
  }

  has(stem: string): boolean {
    return this.#knownStems.has(stem)
  }

  /** Returns the words that begin with what was typed, the shortest first. */
  startingWith(start: string): KnownWord[] {
    return this.#known
      .filter(({ folded }) => folded.length > start.length && folded.startsWith(start))
      .toSorted((a, b) => a.folded.length - b.folded.length)
  }

  /** Returns the words that are the fewest slips away, at most `limit`. */
  nearest(folded: string, limit = Math.min(2, Math.floor(folded.length / lettersForSlip))): KnownWord[] {
    let least = limit
    let found: KnownWord[] = []
    for (const word of this.#known) {
      const slips = countSlips(folded, word.folded, least)
      if (slips > least) continue
      if (slips < least) found = []
      least = slips
      found.push(word)
    }
    return limit > 0 ? found : []
  }

  #stemOfTyped(folded: string) {
    const stem = stemOf(folded)
    if (this.#knownStems.has(stem)) return stem
    const rest = stemOf(foldWord(folded.replace(onePrefix, '')))
    return this.#knownStems.has(rest) ? rest : stem
  }
}

/** Takes «و» and its like off where the rest is a word of the texts, too: of «وخوادم», but not of «وظائف». */
function withoutPrefix(word: string, words: ReadonlySet<string>) {
  if (!onePrefix.test(word)) return word
  const rest = foldWord(word.replace(onePrefix, ''))
  return words.has(rest) ? rest : word
}
