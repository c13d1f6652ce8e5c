import { bestSentence, markWords } from './excerpt.ts'
import { foldWord } from './foldWord.ts'
import { readQuery } from './readQuery.ts'
import type { SearchFile } from './SearchFile.ts'
import type { FoundPage, SearchResult } from './SearchResult.ts'
import { combine, SectionIndex } from './SectionIndex.ts'
import { splitPlain } from './splitWords.ts'
import { stopStems } from './stopWords.ts'
import { Terms } from './Terms.ts'
import type { TypedWord } from './TypedWord.ts'

/** So many pages are results, each with so many sections. */
const most = { pages: 6, sections: 3 }

/** How much more a page counts whose name is what was typed: "Products", which stands in other names, too. */
const named = 10

/** The search of a language's pages. */
export class SiteSearch {
  readonly #file: SearchFile
  readonly #index: SectionIndex
  readonly #terms: Terms
  /** The stems of each page's name. */
  readonly #names: string[]

  static async make(file: SearchFile): Promise<SiteSearch> {
    return new SiteSearch(file, await SectionIndex.make(file))
  }

  private constructor(file: SearchFile, index: SectionIndex) {
    this.#file = file
    this.#index = index
    this.#terms = new Terms(file.terms, index.vocabulary)
    this.#names = file.pages.map(({ name }) =>
      nameOf(splitPlain(name).map(({ text }) => index.vocabulary.stemOf(text))),
    )
  }

  find(typed: string): SearchResult {
    const { words, corrected, translated } = readQuery(typed, this.#index.vocabulary, this.#terms)
    return { pages: this.#rank(words), translated, corrected }
  }

  /** Returns what was typed with the nearest words of the texts, or null if nothing is near. */
  nearest(typed: string): string | null {
    const words = splitPlain(typed).map(({ text }) => foldWord(text))
    const found = words.map((word) => {
      const [known] = this.#index.vocabulary.nearest(word, Math.ceil(word.length / 2))
      return known?.written ?? word
    })
    return found.every((word, index) => word === words[index]) ? null : found.join(' ')
  }

  #rank(words: readonly TypedWord[]): FoundPage[] {
    const typed = nameOf(words.map(({ stem }) => stem))
    const scores = words.map(({ meanings }) => this.#index.scores(meanings))
    const pages = this.#file.pages.map(({ page, name }, index) => {
      const own = this.#index.sections.flatMap(({ page: of, section }, id) => {
        if (of !== index) return []
        const parts = scores.map((score) => score.get(id) ?? 0)
        if (parts.every((part) => part === 0)) return []
        return [{ section, parts, score: combine(parts) * (1 + this.#index.neighbours(id, words)) }]
      })
      const best = own.toSorted((a, b) => b.score - a.score)
      const reached = words.map((_, word) => Math.max(0, ...own.map(({ parts }) => parts[word] ?? 0)))
      return {
        page,
        name,
        score: (combine(reached) + (best[0]?.score ?? 0)) * (this.#names[index] === typed ? named : 1),
        sections: best.slice(0, most.sections).map(({ section }) => section),
      }
    })
    const isFound = this.#marker(words)
    return pages
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, most.pages)
      .map(({ page, name, sections }) => ({
        page,
        name,
        sections: sections.map(({ id, heading, texts }) => ({
          id,
          heading: markWords(heading, isFound),
          excerpt: markWords(bestSentence(texts, isFound), isFound),
        })),
      }))
  }

  /** Returns a function that gives a word's stem if the word is one that was looked for. */
  #marker(words: readonly TypedWord[]) {
    const stems = new Set(
      words.flatMap(({ meanings }) => [...meanings.keys()].flatMap((term) => term.split(' '))),
    )
    return (word: string) => {
      const stem = this.#index.vocabulary.stemOf(word)
      return stems.has(stem) ? stem : null
    }
  }
}

const nameOf = (stems: readonly string[]) => stems.filter((stem) => !stopStems.has(stem)).join(' ')
