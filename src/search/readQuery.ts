import { foldWord } from './foldWord.ts'
import { splitPlain } from './splitWords.ts'
import { withoutStopWords } from './stopWords.ts'
import type { Synonyms } from './Synonyms.ts'
import type { Vocabulary } from './Vocabulary.ts'

/** A typed word, and what the index is asked for in its place. */
export interface QueryWord {
  text: string
  folded: string
  stem: string
  /** The weights of stems, or of terms: several stems with spaces between them. */
  terms: Map<string, number>
}

/**
 * How much a word counts that is not quite the typed one. Of a query that is a synonym and nothing else, the glossary
 * knows what it means: "job" asks for the careers, not for the jobs of a cluster.
 */
const weights = {
  start: 0.7,
  misspelt: 0.7,
  synonym: 0.9,
  wholeQuery: 2,
  partOfSynonym: 0.6,
}

/** So many words that begin with what was typed are looked for, the shortest first. */
const mostStarts = 30

/** The longest synonym of the glossary has so many words. */
const longestSynonym = 5

/** Returns the typed words with what to look for, what was corrected, and the terms that they are synonyms of. */
export function readQuery(typed: string, vocabulary: Vocabulary, synonyms: Synonyms) {
  const words = significantWords(typed, vocabulary)
  addJoined(words, vocabulary)
  const translated = addSynonyms(words, synonyms)
  addStart(words, vocabulary)
  const corrected = correct(words, vocabulary, synonyms)
  if (corrected !== null) translated.push(...addSynonyms(words, synonyms))
  translated.push(...addTermsBeside(words, synonyms))
  return { words, corrected, translated: [...new Set(translated)] }
}

/** All words but those that say nothing of what is looked for, if there are others. */
function significantWords(typed: string, vocabulary: Vocabulary): QueryWord[] {
  const all = splitPlain(typed).map(({ text }) => {
    const folded = foldWord(text)
    return { text, folded, stem: vocabulary.stemOf(folded) }
  })
  return withoutStopWords(all, ({ folded }) => folded).map((word) => ({
    ...word,
    terms: new Map(vocabulary.has(word.stem) ? [[word.stem, 1]] : []),
  }))
}

/** Words that the texts write in one: "hyper converged". */
function addJoined(words: readonly QueryWord[], vocabulary: Vocabulary) {
  words.forEach((word, index) => {
    const next = words[index + 1]
    const joined = next && vocabulary.stemOf(word.folded + next.folded)
    if (!joined || !vocabulary.has(joined)) return
    for (const { terms } of [word, next]) addTerm(terms, joined, 1)
  })
}

/** The longest synonyms first, so that "disaster recovery" is not "recovery" as well. */
function addSynonyms(words: readonly QueryWord[], synonyms: Synonyms) {
  const translated: string[] = []
  const done = new Set<QueryWord>()
  for (let length = Math.min(words.length, longestSynonym); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const phrase = words.slice(start, start + length)
      const isWhole = length === words.length
      const found = synonyms.termsOf(
        phrase.map(({ folded }) => folded),
        isWhole,
      )
      if (found.length === 0 || phrase.some((word) => done.has(word))) continue
      const weight = isWhole ? weights.wholeQuery : weights.synonym
      for (const word of phrase) {
        done.add(word)
        for (const { stems } of found) addTerm(word.terms, stems, weight)
      }
      translated.push(...found.map(({ term }) => term))
    }
  }
  return translated
}

/** A word that is not finished: what begins with it. */
function addStart(words: readonly QueryWord[], vocabulary: Vocabulary) {
  for (const { folded, terms } of words) {
    if (terms.size > 0 || folded.length < 2) continue
    const known = vocabulary.words.startingWith(folded).toSorted((a, b) => a.folded.length - b.folded.length)
    for (const {
      folded: whole,
      stems: [stem],
    } of known.slice(0, mostStarts)) {
      addTerm(terms, stem, (weights.start * folded.length) / whole.length)
    }
  }
}

/** Corrects the words that neither a text nor the glossary has. */
function correct(words: readonly QueryWord[], vocabulary: Vocabulary, synonyms: Synonyms) {
  let isCorrected = false
  const written = words.map((word) => {
    const isSynonym = synonyms.words.has(word.folded) || synonyms.termsBeside(word.folded).length > 0
    if (word.terms.size > 0 || isSynonym) return word.text
    const inTexts = vocabulary.words.nearest(word.folded)
    for (const {
      stems: [stem],
    } of inTexts)
      addTerm(word.terms, stem, weights.misspelt)
    const [nearest] = inTexts.length > 0 ? inTexts : synonyms.words.nearest(word.folded)
    if (!nearest) return word.text
    isCorrected = true
    word.folded = nearest.folded
    return nearest.written
  })
  return isCorrected ? written.join(' ') : null
}

/** A word of another language that is only a part of a synonym: "hyperconverged" on the Arabic site. */
function addTermsBeside(words: readonly QueryWord[], synonyms: Synonyms) {
  return words
    .filter(({ terms }) => terms.size === 0)
    .flatMap(({ folded, terms }) => {
      const found = synonyms.termsBeside(folded)
      for (const { stems } of found) addTerm(terms, stems, weights.partOfSynonym)
      return found.map(({ term }) => term)
    })
}

/** Adds a term. One that is already there keeps its greater weight. */
function addTerm(terms: Map<string, number>, term: string, weight: number) {
  terms.set(term, Math.max(terms.get(term) ?? 0, weight))
}
