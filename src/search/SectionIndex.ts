import { FieldIndex } from './FieldIndex.ts'
import { inSteps } from './inSteps.ts'
import type { SearchFile, SearchSection } from './SearchFile.ts'
import { splitWords } from './splitWords.ts'
import { stopStems } from './stopWords.ts'
import type { Meanings, TypedWord } from './TypedWord.ts'
import { Vocabulary } from './Vocabulary.ts'

/** How much a word counts by its place. The name is the page's in the menus, with its title. */
const boosts = { name: 7, heading: 3, text: 1 }

const fields = ['name', 'heading', 'text'] as const

/** The words of a section. */
type FieldWords = Record<(typeof fields)[number], string[]>

/** The sections of all pages, by number, and the index of their words. */
export class SectionIndex {
  readonly sections: readonly { page: number; section: SearchSection }[]
  readonly vocabulary: Vocabulary
  readonly #fields = { name: new FieldIndex(), heading: new FieldIndex(), text: new FieldIndex() }
  /** The stems of each section, in their order. */
  readonly #sequences: string[][] = []

  /** Makes the index in steps, between which the browser answers what is typed. */
  static async make({ pages }: SearchFile): Promise<SectionIndex> {
    const sections = pages.flatMap((page, index) =>
      page.sections.map((section) => ({ page: index, section })),
    )
    const words = await inSteps(sections, ({ page, section }) => readWords(section, pages[page]?.name ?? ''))
    const vocabulary = await Vocabulary.make(words.flatMap((own) => fields.flatMap((field) => own[field])))
    const made = new SectionIndex(sections, vocabulary)
    await inSteps(words, (own) => made.#add(own))
    return made
  }

  private constructor(sections: SectionIndex['sections'], vocabulary: Vocabulary) {
    this.sections = sections
    this.vocabulary = vocabulary
  }

  #add(words: FieldWords) {
    const sequence = fields.flatMap((field) => {
      const stems = words[field].map((word) => this.vocabulary.stemOf(word))
      this.#fields[field].add(stems)
      return stems
    })
    this.#sequences.push(sequence.filter((stem) => !stopStems.has(stem)))
  }

  /** Returns the score of each section: that of the best meaning. */
  scores(meanings: Meanings): Map<number, number> {
    const scores = new Map<number, number>()
    for (const [stems, weight] of meanings) {
      for (const [id, score] of this.#scoresOfTerm(stems.split(' '))) {
        scores.set(id, Math.max(scores.get(id) ?? 0, score * weight))
      }
    }
    return scores
  }

  /** Returns the share of the typed words that stand beside the next one in a section, too. */
  neighbours(id: number, words: readonly TypedWord[]): number {
    if (words.length < 2) return 0
    const sequence = this.#sequences[id] ?? []
    const pairs = words.slice(1).map((word, index) => [words[index]?.meanings, word.meanings] as const)
    const found = pairs.filter(([one, next]) =>
      sequence.some((stem, index) => one?.has(stem) && next.has(sequence[index + 1] ?? '')),
    )
    return found.length / pairs.length
  }

  #scoresOfTerm(stems: readonly string[]) {
    const results = stems.map((stem) => this.#scoresOf(stem))
    const ids = new Set(results.flatMap((result) => [...result.keys()]))
    return Array.from(
      ids,
      (id) => [id, combine(results.map((result) => result.get(id) ?? 0)) / stems.length] as const,
    )
  }

  #scoresOf(stem: string) {
    const scores = new Map<number, number>()
    for (const field of fields) {
      for (const [id, score] of this.#fields[field].scores(stem)) {
        scores.set(id, (scores.get(id) ?? 0) + score * boosts[field])
      }
    }
    return scores
  }
}

/** The opening is found by the page's name in the menus and its title, all others by their headings. */
function readWords({ id, heading, texts }: SearchSection, page: string): FieldWords {
  const isOpening = id === undefined
  return {
    name: isOpening ? splitWords(`${page} ${heading}`) : [],
    heading: isOpening ? [] : splitWords(heading),
    text: splitWords(texts.join('\n')),
  }
}

/** Returns the score of several words together: what has all of them comes before what has one of them often. */
export function combine(parts: readonly number[]): number {
  const found = parts.filter((part) => part > 0)
  const sum = found.reduce((total, part) => total + part, 0)
  return (sum * found.length) / parts.length
}
