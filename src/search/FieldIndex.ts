/**
 * The figures of BM25+, as MiniSearch has them: how much a word counts that comes again, how much a long text loses,
 * and what a word counts at least.
 */
const { again, long, least } = { again: 1.2, long: 0.7, least: 0.5 }

/**
 * Where the words of one field stand, such as those of all headings. The sections have numbers from 0 on. MiniSearch
 * does the same and more: 100 ms later on a slow phone, and with 5 KB of script (docs/decisions/0045-search.md).
 */
export class FieldIndex {
  /** By word: how often each section has it. */
  readonly #counts = new Map<string, Map<number, number>>()
  /** How many different words each section has. */
  readonly #lengths: number[] = []
  #length = 0

  /** Adds the words of the next section. */
  add(words: readonly string[]): void {
    const id = this.#lengths.length
    for (const word of words) {
      const counts = this.#counts.get(word) ?? new Map<number, number>()
      this.#counts.set(word, counts.set(id, (counts.get(id) ?? 0) + 1))
    }
    const length = new Set(words).size
    this.#lengths.push(length)
    this.#length += length
  }

  /**
   * Returns how well each section fits a word: a rare word counts more, and a word of a long text less.
   * @see https://en.wikipedia.org/wiki/Okapi_BM25
   */
  scores(word: string): [id: number, score: number][] {
    const counts = [...(this.#counts.get(word) ?? [])]
    const all = this.#lengths.length
    const rarity = Math.log(1 + (all - counts.length + 0.5) / (counts.length + 0.5))
    return counts.map(([id, count]) => {
      const length = ((this.#lengths[id] ?? 0) * all) / this.#length
      return [id, rarity * (least + (count * (again + 1)) / (count + again * (1 - long + long * length)))]
    })
  }
}
