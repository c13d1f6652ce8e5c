import MiniSearch from 'minisearch'
import type { CanonicalPageId } from '#config/pages.ts'
import { bestSentence, markWords, type Piece } from './excerpt.ts'
import { nearestWords, type KnownWord } from './nearestWords.ts'
import { foldWord, stemOf } from './foldWord.ts'
import type { SearchFile, SearchSection } from './SearchFile.ts'
import { splitPlain, splitWords } from './splitWords.ts'
import { stopWords } from './stopWords.ts'
import { Vocabulary } from './Vocabulary.ts'

/** How much a word counts by its place. The name is the page's in the menus, with its title. */
const boost = { name: 7, heading: 3, text: 1 }

/** How much a word counts that is not quite the typed one. */
const weights = { start: 0.7, slip: 0.7, translation: 0.9, part: 0.8 }

interface IndexedSection {
  id: number
  name: string
  heading: string
  text: string
}

export interface FoundSection {
  id: string | undefined
  heading: Piece[]
  /** The sentence that shows why it was found. */
  excerpt: Piece[]
}

export interface FoundPage {
  page: CanonicalPageId
  name: string
  /** Best first, at most three. */
  sections: FoundSection[]
}

export interface SearchResult {
  /** Best first. */
  pages: FoundPage[]
  /** The terms of this language that were looked for beside what was typed. */
  translated: string[]
  /** What was looked for, where no text has the typed words. */
  corrected: string | null
}

/** What a typed word stands for, and how well: words of the index, with spaces between those of a term. */
type Meanings = Map<string, number>

/** So many pages are results, each with so many sections. */
const most = { pages: 6, sections: 3 }

/** So many words that begin with what was typed are looked for, the shortest first. */
const mostStarts = 30

interface TypedWord {
  text: string
  folded: string
  stem: string
  meanings: Meanings
}

/** A term of this language, as it is written and by its stems. */
interface Term {
  term: string
  stems: string
}

/** The search of a language's pages. */
export class SiteSearch {
  readonly #file: SearchFile
  readonly #sections: { page: number; section: SearchSection }[]
  readonly #vocabulary: Vocabulary
  readonly #terms: ReadonlyMap<string, Term>
  /** The words of what people type for a term. */
  readonly #termWords: ReadonlyMap<string, KnownWord>
  /** The stems of each section, in their order. */
  readonly #sequences = new Map<number, string[]>()
  readonly #index: MiniSearch<IndexedSection>

  /** Makes the index in steps, between which the browser answers what is typed. */
  static async make(file: SearchFile): Promise<SiteSearch> {
    const search = new SiteSearch(file)
    await search.#index.addAllAsync(search.#documents(), { chunkSize: 20 })
    return search
  }

  private constructor(file: SearchFile) {
    this.#file = file
    this.#sections = file.pages.flatMap(({ sections }, page) =>
      sections.map((section) => ({ page, section })),
    )
    this.#vocabulary = new Vocabulary(
      this.#documents().flatMap(({ name, heading, text }) =>
        splitWords(`${name} ${heading} ${text}`).map((word) => word.text),
      ),
    )
    this.#terms = new Map(
      file.terms.flatMap(([typed, term]) => {
        const stems = splitPlain(term)
          .map(({ text }) => this.#vocabulary.stemOf(text))
          .join(' ')
        const key = keyOf(typed)
        return key === stems ? [] : [[key, { term, stems }]]
      }),
    )
    this.#termWords = new Map(
      file.terms.flatMap(([typed]) => splitPlain(typed)).map(({ text }) => knownWord(text)),
    )
    this.#index = new MiniSearch<IndexedSection>({
      fields: Object.keys(boost),
      tokenize: (text) => splitWords(text).map((word) => this.#vocabulary.stemOf(word.text)),
      processTerm: (term) => term,
      searchOptions: { boost, tokenize: (stem) => [stem] },
    })
  }

  #documents(): IndexedSection[] {
    return this.#sections.map(({ page, section: { id, heading, texts } }, index) => ({
      id: index,
      name: id ? '' : `${this.#file.pages[page]?.name ?? ''} ${heading}`,
      heading: id ? heading : '',
      text: texts.join('\n'),
    }))
  }

  find(typed: string): SearchResult {
    const all = splitPlain(typed).map(({ text }) => ({
      text,
      folded: foldWord(text),
      stem: this.#vocabulary.stemOf(text),
    }))
    const telling = all.filter(({ folded }) => !stopWords.has(folded))
    const words: TypedWord[] = (telling.length > 0 ? telling : all).map((word) => ({
      ...word,
      meanings: new Map(),
    }))
    this.#addKnown(words)
    this.#addJoined(words)
    const corrected = this.#correct(words)
    const translated = this.#addTranslations(words)
    this.#addParts(words)
    return { pages: this.#rank(words), translated, corrected }
  }

  /** Returns what was typed with the nearest words of the texts, or null if nothing is near. */
  nearest(typed: string): string | null {
    const words = splitPlain(typed).map(({ text }) => foldWord(text))
    const found = words.map(
      (word) => this.#vocabulary.nearest(word, Math.ceil(word.length / 2))[0]?.written ?? word,
    )
    return found.every((word, index) => word === words[index]) ? null : found.join(' ')
  }

  #addKnown(words: readonly TypedWord[]) {
    for (const { folded, stem, meanings } of words) {
      if (this.#vocabulary.has(stem)) meanings.set(stem, 1)
      if (folded.length < 2) continue
      for (const known of this.#vocabulary.startingWith(folded).slice(0, mostStarts)) {
        const weight = (weights.start * folded.length) / known.folded.length
        add(meanings, known.stem, weight)
      }
    }
  }

  /** Words that the texts write in one: "cyber security". */
  #addJoined(words: readonly TypedWord[]) {
    words.forEach((word, index) => {
      const next = words[index + 1]
      const joined = next && this.#vocabulary.stemOf(word.folded + next.folded)
      if (!joined || !this.#vocabulary.has(joined)) return
      for (const { meanings } of [word, next]) add(meanings, joined, 1)
    })
  }

  /** Words that the texts write apart: "datacentre". */
  #addParts(words: readonly TypedWord[]) {
    for (const { folded, meanings } of words) {
      for (let at = 3; meanings.size === 0 && at <= folded.length - 3; at++) {
        const parts = [folded.slice(0, at), folded.slice(at)].map((part) => this.#vocabulary.stemOf(part))
        if (parts.every((part) => this.#vocabulary.has(part))) add(meanings, parts.join(' '), weights.part)
      }
    }
  }

  /** The longest terms first, so that "disaster recovery" is not "recovery" as well. */
  #addTranslations(words: readonly TypedWord[]) {
    const translated: SearchResult['translated'] = []
    const done = new Set<TypedWord>()
    for (let length = Math.min(words.length, 5); length > 0; length--) {
      for (let start = 0; start + length <= words.length; start++) {
        const phrase = words.slice(start, start + length)
        const translation = this.#terms.get(phrase.map(({ folded }) => stemOf(folded)).join(' '))
        if (!translation || phrase.some((word) => done.has(word))) continue
        for (const word of phrase) {
          done.add(word)
          add(word.meanings, translation.stems, weights.translation)
        }
        translated.push(translation.term)
      }
    }
    return translated
  }

  /** Corrects the words that neither a text nor the glossary has. */
  #correct(words: readonly TypedWord[]) {
    let isCorrected = false
    const written = words.map((word) => {
      if (word.meanings.size > 0 || this.#termWords.has(stemOf(word.folded))) return word.text
      const inTexts = this.#vocabulary.nearest(word.folded)
      for (const { stem } of inTexts) add(word.meanings, stem, weights.slip)
      const [nearest] = inTexts.length > 0 ? inTexts : nearestWords(this.#termWords.values(), word.folded)
      if (!nearest) return word.text
      isCorrected = true
      word.folded = nearest.folded
      return nearest.written
    })
    return isCorrected ? written.join(' ') : null
  }

  #rank(words: readonly TypedWord[]): FoundPage[] {
    const scores = words.map(({ meanings }) => this.#scores(meanings))
    const stems = new Set(
      words.flatMap(({ meanings }) => [...meanings.keys()].flatMap((term) => term.split(' '))),
    )
    const pages = this.#file.pages.map(({ page, name }, index) => {
      const own = this.#sections.flatMap(({ page: of, section }, id) => {
        if (of !== index) return []
        const parts = scores.map((score) => score.get(id) ?? 0)
        if (parts.every((part) => part === 0)) return []
        return [{ section, parts, score: combine(parts) * (1 + this.#neighbours(id, words)) }]
      })
      const best = own.toSorted((a, b) => b.score - a.score)
      const reached = words.map((_, word) => Math.max(0, ...own.map(({ parts }) => parts[word] ?? 0)))
      return {
        page,
        name,
        score: combine(reached) + (best[0]?.score ?? 0),
        sections: best.slice(0, most.sections).map(({ section }) => section),
      }
    })
    const isFound = (word: string) => {
      const stem = this.#vocabulary.stemOf(word)
      return stems.has(stem) ? stem : null
    }
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

  /** The share of the typed words that stand beside the next one in a section, too. */
  #neighbours(id: number, words: readonly TypedWord[]) {
    if (words.length < 2) return 0
    const sequence = this.#sequence(id)
    const pairs = words.slice(1).map((word, index) => [words[index]?.meanings, word.meanings] as const)
    const found = pairs.filter(([one, next]) =>
      sequence.some((stem, index) => one?.has(stem) && next.has(sequence[index + 1] ?? '')),
    )
    return found.length / pairs.length
  }

  #sequence(id: number): string[] {
    const known = this.#sequences.get(id)
    if (known) return known
    const { section } = this.#sections[id] ?? {}
    const words = splitPlain([section?.heading, ...(section?.texts ?? [])].join('\n'))
    const sequence = words
      .filter(({ text }) => !stopWords.has(foldWord(text)))
      .map(({ text }) => this.#vocabulary.stemOf(text))
    this.#sequences.set(id, sequence)
    return sequence
  }

  /** The score of each section: that of the best meaning. */
  #scores(meanings: Meanings) {
    const scores = new Map<number, number>()
    for (const [stems, weight] of meanings) {
      for (const [id, score] of this.#scoresOfTerm(stems.split(' '))) {
        scores.set(id, Math.max(scores.get(id) ?? 0, score * weight))
      }
    }
    return scores
  }

  #scoresOfTerm(stems: readonly string[]) {
    const results = stems.map(
      (stem) => new Map(this.#index.search(stem).map(({ id, score }) => [id as number, score])),
    )
    const ids = new Set(results.flatMap((result) => [...result.keys()]))
    return Array.from(
      ids,
      (id) => [id, combine(results.map((result) => result.get(id) ?? 0)) / stems.length] as const,
    )
  }
}

function add(meanings: Meanings, stem: string, weight: number) {
  meanings.set(stem, Math.max(meanings.get(stem) ?? 0, weight))
}

/** What has all words comes before what has one of them often. */
function combine(parts: readonly number[]) {
  const found = parts.filter((part) => part > 0)
  const sum = found.reduce((total, part) => total + part, 0)
  return (sum * found.length) / parts.length
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
