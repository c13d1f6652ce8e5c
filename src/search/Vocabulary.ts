import { stemsOf } from './foldWord.ts'
import { KnownWords, knownWord, type KnownWord } from './KnownWords.ts'

/** The words of a language's texts, by which a typed word is understood. The index adds them as it reads the texts. */
export class Vocabulary {
  /** By the word as the texts write it: it is folded once, however often it stands there. */
  readonly #known = new Map<string, KnownWord>()
  readonly #stems = new Set<string>()
  readonly words = new KnownWords(() => this.#known.values())

  /** Returns the stems by which a word of the texts is found: «وخوادم» is also found by that of «خوادم». */
  add(written: string): readonly string[] {
    const known = this.#known.get(written)
    if (known) return known.stems
    const word = knownWord(written)
    this.#known.set(written, word)
    for (const stem of word.stems) this.#stems.add(stem)
    return word.stems
  }

  has(stem: string): boolean {
    return this.#stems.has(stem)
  }

  /** Returns the stem of a folded word that was typed: the one that the texts have. */
  stemOf(folded: string): string {
    const stems = stemsOf(folded)
    return stems.find((stem) => this.has(stem)) ?? stems[0]
  }
}
