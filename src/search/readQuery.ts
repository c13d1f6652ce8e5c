import { foldWord } from './foldWord.ts'
import { splitPlain } from './splitWords.ts'
import { commonWords, stopWords } from './stopWords.ts'
import type { Terms } from './Terms.ts'
import { addMeaning, type TypedWord } from './TypedWord.ts'
import type { Vocabulary } from './Vocabulary.ts'

/** How much a word counts that is not quite the typed one. */
const weights = { start: 0.7, slip: 0.7, translation: 0.9, part: 0.8, termPart: 0.6, common: 0.4 }

/** So many words that begin with what was typed are looked for, the shortest first. */
const mostStarts = 30

/** The longest term of the glossary has so many words. */
const longestTerm = 5

/** Returns the typed words with their meanings, what was corrected, and the terms that were looked for as well. */
export function readQuery(typed: string, vocabulary: Vocabulary, terms: Terms) {
  const words = typedWords(typed, vocabulary)
  addKnown(words, vocabulary)
  addJoined(words, vocabulary)
  const corrected = correct(words, vocabulary, terms)
  const translated = addTranslations(words, terms)
  addParts(words, vocabulary)
  translated.push(...addTermsWith(words, terms))
  weakenCommon(words)
  return { words, corrected, translated }
}

function typedWords(typed: string, vocabulary: Vocabulary): TypedWord[] {
  const all = splitPlain(typed).map(({ text }) => ({
    text,
    folded: foldWord(text),
    stem: vocabulary.stemOf(text),
  }))
  const telling = all.filter(({ folded }) => !stopWords.has(folded))
  return (telling.length > 0 ? telling : all).map((word) => ({ ...word, meanings: new Map() }))
}

function addKnown(words: readonly TypedWord[], vocabulary: Vocabulary) {
  for (const { folded, stem, meanings } of words) {
    if (vocabulary.has(stem)) meanings.set(stem, 1)
    if (folded.length < 2) continue
    for (const known of vocabulary.startingWith(folded).slice(0, mostStarts)) {
      addMeaning(meanings, known.stem, (weights.start * folded.length) / known.folded.length)
    }
  }
}

/** Words that the texts write in one: "cyber security". */
function addJoined(words: readonly TypedWord[], vocabulary: Vocabulary) {
  words.forEach((word, index) => {
    const next = words[index + 1]
    const joined = next && vocabulary.stemOf(word.folded + next.folded)
    if (!joined || !vocabulary.has(joined)) return
    for (const { meanings } of [word, next]) addMeaning(meanings, joined, 1)
  })
}

/** Words that the texts write apart: "datacentre". */
function addParts(words: readonly TypedWord[], vocabulary: Vocabulary) {
  for (const { folded, meanings } of words) {
    for (let at = 3; meanings.size === 0 && at <= folded.length - 3; at++) {
      const parts = [folded.slice(0, at), folded.slice(at)].map((part) => vocabulary.stemOf(part))
      if (parts.every((part) => vocabulary.has(part))) addMeaning(meanings, parts.join(' '), weights.part)
    }
  }
}

/** The longest terms first, so that "disaster recovery" is not "recovery" as well. */
function addTranslations(words: readonly TypedWord[], terms: Terms) {
  const translated: string[] = []
  const done = new Set<TypedWord>()
  for (let length = Math.min(words.length, longestTerm); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const phrase = words.slice(start, start + length)
      const translation = terms.termFor(phrase.map(({ folded }) => folded))
      if (!translation || phrase.some((word) => done.has(word))) continue
      for (const word of phrase) {
        done.add(word)
        addMeaning(word.meanings, translation.stems, weights.translation)
      }
      translated.push(translation.term)
    }
  }
  return translated
}

/** A word of another language that is only a part of a term: "hyperconverged" on the Arabic site. */
function addTermsWith(words: readonly TypedWord[], terms: Terms) {
  return words
    .filter(({ meanings }) => meanings.size === 0)
    .flatMap(({ folded, meanings }) => {
      const found = terms.termsWith(folded)
      for (const { stems } of found) addMeaning(meanings, stems, weights.termPart)
      return found.map(({ term }) => term)
    })
}

const isCommon = ({ folded }: TypedWord) => commonWords.has(folded)

/** "Solutions for banks" asks for banks: each second page has "solutions" in its name. */
function weakenCommon(words: readonly TypedWord[]) {
  if (words.every(isCommon)) return
  for (const { meanings } of words.filter(isCommon)) {
    for (const [stem, weight] of meanings) meanings.set(stem, weight * weights.common)
  }
}

/** Corrects the words that neither a text nor the glossary has. */
function correct(words: readonly TypedWord[], vocabulary: Vocabulary, terms: Terms) {
  let isCorrected = false
  const written = words.map((word) => {
    if (word.meanings.size > 0 || terms.hasWord(word.folded)) return word.text
    const inTexts = vocabulary.nearest(word.folded)
    for (const { stem } of inTexts) addMeaning(word.meanings, stem, weights.slip)
    const [nearest] = inTexts.length > 0 ? inTexts : terms.nearest(word.folded)
    if (!nearest) return word.text
    isCorrected = true
    word.folded = nearest.folded
    return nearest.written
  })
  return isCorrected ? written.join(' ') : null
}
