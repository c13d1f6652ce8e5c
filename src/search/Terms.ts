import { foldWord, stemOf } from './foldWord.ts'
import { nearestWords, type KnownWord } from './nearestWords.ts'
import type { SearchTerm } from './SearchFile.ts'
import { splitPlain } from './splitWords.ts'
import { stopWords } from './stopWords.ts'
import type { Vocabulary } from './Vocabulary.ts'

/** A term of this language, as it is written and by its stems. */
interface Term {
  term: string
  stems: string
}

/** The start of a word stands for the terms that have it: from four letters on, and if they are three at most. */
const [lettersForStart, mostTerms] = [4, 3]

/** The glossary's terms, by what people type for them. */
export class Terms {
  readonly #terms: ReadonlyMap<string, Term>
  /** The words of what people type for a term. */
  readonly #words: ReadonlyMap<string, KnownWord>

  constructor(terms: readonly SearchTerm[], vocabulary: Vocabulary) {
    this.#terms = new Map(
      terms.flatMap(([typed, term]) => {
        const stems = splitPlain(term)
          .map(({ text }) => vocabulary.stemOf(text))
          .join(' ')
        const key = keyOf(typed)
        return key === stems ? [] : [[key, { term, stems }]]
      }),
    )
    this.#words = new Map(terms.flatMap(([typed]) => splitPlain(typed)).map(({ text }) => knownWord(text)))
  }

  /** Returns the term that folded words are typed for. */
  termFor(folded: readonly string[]): Term | undefined {
    return this.#terms.get(folded.map(stemOf).join(' '))
  }

  /** Returns the terms that a folded word, or the start of one, is typed for among others: a few, or none. */
  termsWith(folded: string): Term[] {
    if (folded.length < lettersForStart) return []
    const stem = stemOf(folded)
    const isPart = (word: string) => word === stem || word.startsWith(folded)
    const found = [...this.#terms].filter(([key]) => key.split(' ').some(isPart))
    const terms = new Map(found.map(([, term]) => [term.stems, term]))
    return terms.size > mostTerms ? [] : [...terms.values()]
  }

  hasWord(folded: string): boolean {
    return this.#words.has(stemOf(folded)) || this.termsWith(folded).length > 0
  }

  nearest(folded: string): KnownWord[] {
    return nearestWords(this.#words.values(), folded)
  }
}

function knownWord(written: string) {
  const folded = foldWord(written)
  const stem = stemOf(folded)
  return [stem, { folded, written, stem }] as const
}

/** The stems of what is typed for a term. */
function keyOf(text: string) {
  return splitPlain(text)
    .map((word) => foldWord(word.text))
    .filter((folded) => !stopWords.has(folded))
    .map(stemOf)
    .join(' ')
}
