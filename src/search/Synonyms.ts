import { foldWord, stemOf } from './foldWord.ts'
import { KnownWords, knownWord } from './KnownWords.ts'
import type { SearchTerm } from './SearchFile.ts'
import { splitPlain } from './splitWords.ts'
import { stemsIn } from './stopWords.ts'
import type { Vocabulary } from './Vocabulary.ts'

/** A term of this language's texts, as it is written and by its stems. */
interface Term {
  term: string
  stems: string
}

/** The start of a word stands for the terms that have it: from four letters on, and if they are three at most. */
const [lettersForStart, mostTerms] = [4, 3]

/** What people type for the terms of the texts: words of another language, and synonyms. The glossary has them. */
export class Synonyms {
  /** The words of all that people type. */
  readonly words: KnownWords
  readonly #terms: ReadonlyMap<string, Term>
  /** Those of synonyms that are the whole of a query. */
  readonly #termsAlone: ReadonlyMap<string, Term>

  constructor(terms: readonly SearchTerm[], vocabulary: Vocabulary) {
    this.words = new KnownWords(() =>
      terms.flatMap(([typed]) => splitPlain(typed).map(({ text }) => knownWord(text))),
    )
    this.#terms = byStems(
      terms.filter((term) => !isAlone(term)),
      vocabulary,
    )
    this.#termsAlone = byStems(terms.filter(isAlone), vocabulary)
  }

  /** Returns the terms that folded words are a synonym of: none, one, or, of a whole query, two. */
  termsOf(folded: readonly string[], isWhole: boolean): Term[] {
    const key = folded.map(stemOf).join(' ')
    const found = [isWhole ? this.#termsAlone.get(key) : undefined, this.#terms.get(key)]
    return found.filter((term) => term !== undefined)
  }

  /** Returns the terms with a synonym that has a folded word, or a word that begins with it: a few, or none. */
  termsBeside(folded: string): Term[] {
    if (folded.length < lettersForStart) return []
    const stem = stemOf(folded)
    const isPart = (word: string) => word === stem || word.startsWith(folded)
    const found = [...this.#terms].filter(([key]) => key.split(' ').some(isPart))
    const terms = new Map(found.map(([, term]) => [term.stems, term]))
    return terms.size > mostTerms ? [] : [...terms.values()]
  }
}

function isAlone([, , alone]: SearchTerm) {
  return alone !== undefined
}

function byStems(terms: readonly SearchTerm[], vocabulary: Vocabulary): Map<string, Term> {
  return new Map(
    terms.flatMap(([typed, term]) => {
      const stems = splitPlain(term)
        .map(({ text }) => vocabulary.stemOf(foldWord(text)))
        .join(' ')
      const key = stemsIn(typed, stemOf)
      return key === stems ? [] : [[key, { term, stems }]]
    }),
  )
}
