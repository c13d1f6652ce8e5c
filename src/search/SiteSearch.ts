import type MiniSearch from 'minisearch'
import { bestSentence, markWords } from './excerpt.ts'
import { foldWord } from './foldWord.ts'
import { KnownWords, knownWord } from './KnownWords.ts'
import { readQuery, type QueryWord } from './readQuery.ts'
import type { SearchFile, SearchKind, SearchSection } from './SearchFile.ts'
import type { FoundPage, SearchResult } from './SearchResult.ts'
import { makeIndex, rowsOf, type SectionRow } from './sectionIndex.ts'
import { sectionsShown } from './sectionsShown.ts'
import { splitPlain } from './splitWords.ts'
import { stemsIn } from './stopWords.ts'
import { Synonyms } from './Synonyms.ts'
import { termsIn } from './termsIn.ts'
import { Vocabulary } from './Vocabulary.ts'

/** So many pages are results. Seven pages say what determines the price. */
const mostPages = 7

/** How much a section counts by its kind: one without a kind as much as the page's opening. */
const kindBoosts: Readonly<Record<SearchKind, number>> = { page: 1, answer: 2, example: 2, questionnaire: 2 }

/** How much more a page counts whose name was typed. */
const nameBoost = 10

/** The search of a language's pages. */
export class SiteSearch {
  readonly #vocabulary: Vocabulary
  readonly #synonyms: Synonyms
  readonly #index: MiniSearch
  /** The words of the pages' names. */
  readonly #names: KnownWords
  /** By the position of the section. */
  readonly #rows: readonly SectionRow[]
  readonly #pages: readonly {
    page: FoundPage['page']
    name: string
    /** The stems of its name. */
    stems: string
    /** Its name and the title of its opening. */
    title: string
    sections: readonly { id: number; section: SearchSection }[]
  }[]

  static async make(file: SearchFile): Promise<SiteSearch> {
    const vocabulary = new Vocabulary()
    const rows = rowsOf(file.pages)
    return new SiteSearch(file, vocabulary, rows, await makeIndex(rows, vocabulary))
  }

  private constructor(
    { pages, terms }: SearchFile,
    vocabulary: Vocabulary,
    rows: readonly SectionRow[],
    index: MiniSearch,
  ) {
    this.#vocabulary = vocabulary
    this.#synonyms = new Synonyms(terms, vocabulary)
    this.#rows = rows
    this.#index = index
    this.#names = new KnownWords(() =>
      pages.flatMap(({ name }) => splitPlain(name).map(({ text }) => knownWord(text))),
    )
    let id = 0
    this.#pages = pages.map(({ page, name, sections }) => ({
      page,
      name,
      stems: stemsIn(name, (folded) => vocabulary.stemOf(folded)),
      title: `${name} ${sections[0]?.heading ?? ''}`,
      sections: sections.map((section) => ({ id: id++, section })),
    }))
  }

  find(typed: string): SearchResult {
    const { words, corrected, translated } = readQuery(typed, this.#vocabulary, this.#synonyms)
    const terms = words.flatMap((word) => [...word.terms.keys()])
    const findWords = (text: string) => this.#termsIn(text, terms)
    const pages = this.#rank(words).map(({ page, name, sections }) => ({
      page,
      name,
      sections: sections.map(({ id, kind, heading, texts }) => ({
        id,
        kind,
        heading: markWords(heading, findWords),
        excerpt: markWords(bestSentence(texts, findWords), findWords),
      })),
    }))
    return { pages, translated, corrected }
  }

  /**
   * Returns what was typed with the nearest words of the pages' names, or null if none is near. They begin with the same
   * letter: else "router" would be as near to "Center" as "prxmxy" to "Proxmox".
   */
  nearest(typed: string): string | null {
    const words = splitPlain(typed).map(({ text }) => ({ text, folded: foldWord(text) }))
    const found = words.map(({ text, folded }) => {
      if (this.#vocabulary.words.has(folded)) return text
      const near = this.#names.nearest(folded, Math.ceil(folded.length / 2))
      return near.find((name) => name.folded[0] === folded[0])?.written ?? text
    })
    return found.every((word, index) => word === words[index]?.text) ? null : found.join(' ')
  }

  /** A page counts by what all its sections have of the typed words, and by its best section. */
  #rank(words: readonly QueryWord[]) {
    const scores = words.map((word) => this.#scores(word))
    const typed = words.map(({ stem }) => stem).join(' ')
    const isName = (stems: string) => stems === typed || words.every(({ terms }) => terms.has(stems))
    const hasAll = (text: string) => words.every(({ terms }) => this.#termsIn(text, terms.keys()).length > 0)
    return this.#pages
      .map(({ stems, sections, ...page }) => {
        const ranked = sections
          .map(({ id, section }) => {
            const fits = scores.map((score) => score.get(id) ?? 0)
            return { section, fits, score: combine(fits) * (section.kind ? kindBoosts[section.kind] : 1) }
          })
          .toSorted((a, b) => b.score - a.score)
        const reached = words.map((_, index) => Math.max(...ranked.map(({ fits }) => fits[index] ?? 0)))
        const score = combine(reached) + (ranked[0]?.score ?? 0)
        return { ...page, ranked, score: score * (isName(stems) ? nameBoost : 1) }
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, mostPages)
      .map(({ ranked, ...page }) => ({ ...page, sections: sectionsShown(ranked, hasAll(page.title)) }))
  }

  /** Returns how well each section fits a word, by the section's position: as well as the best of its terms. */
  #scores({ terms }: QueryWord) {
    const scores = new Map<number, number>()
    for (const [term, weight] of terms) {
      for (const { id, score, queryTerms } of this.#index.search(term, { filter: this.#hasTerm(term) })) {
        // MiniSearch multiplies by the number of stems: a term counts as one word.
        const own = (score * weight) / queryTerms.length
        scores.set(id as number, Math.max(scores.get(id as number) ?? 0, own))
      }
    }
    return scores
  }

  /** A term of several words is found where they follow each other. */
  #hasTerm(term: string) {
    if (!term.includes(' ')) return () => true
    return ({ id }: { id: number }) =>
      Object.values(this.#rows[id] ?? {}).some((text) => this.#termsIn(text, [term]).length > 0)
  }

  #termsIn(text: string, terms: Iterable<string>) {
    return termsIn(text, terms, (word) => this.#vocabulary.add(word))
  }
}

/** Returns the score of several words together: what has all of them comes before what has one of them often. */
function combine(parts: readonly number[]) {
  const found = parts.filter((part) => part > 0)
  const sum = found.reduce((total, part) => total + part, 0)
  return (sum * found.length) / parts.length
}
