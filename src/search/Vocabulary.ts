import { foldWord, stemOf } from './foldWord.ts'
import { inSteps } from './inSteps.ts'
import { nearestWords, type KnownWord } from './nearestWords.ts'
import { onePrefix } from './spellings.ts'

/** The words of a language's texts, by which a typed word is understood. */
export class Vocabulary {
  /** By the word as the texts write it: it is folded once, however often it stands there. */
  readonly #stems: ReadonlyMap<string, string>
  readonly #knownStems: ReadonlySet<string>
  readonly #known: KnownWord[]

  /** Reads the words of all texts, in steps between which the browser answers what is typed. */
  static async make(words: Iterable<string>): Promise<Vocabulary> {
    const folded = await inSteps(new Set(words), (word) => [word, foldWord(word)] as const)
    const all = new Set(folded.map(([, own]) => own))
    const known = new Map<string, KnownWord>()
    const stems = await inSteps(folded, ([word, own]) => {
      const bare = withoutPrefix(own, all)
      // Of the forms of a word, the first with nothing before it: «الاستضافة», not «والاستضافة».
      const first = known.get(bare) ?? { folded: bare, written: word, stem: stemOf(bare) }
      known.set(bare, first)
      return [word, first.stem] as const
    })
    return new Vocabulary(new Map(stems), [...known.values()])
  }

  private constructor(stems: ReadonlyMap<string, string>, known: KnownWord[]) {
    this.#stems = stems
    this.#known = known
    this.#knownStems = new Set(known.map(({ stem }) => stem))
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
  nearest(folded: string, limit?: number): KnownWord[] {
    return nearestWords(this.#known, folded, limit)
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
