import { array, object, string } from 'yup'
import { groupOf, readShared, textList, type SharedFile, type Source } from './sharedFile.ts'

/** The forms of a noun by the plural categories of its language (`Intl.PluralRules`). */
type CountedNoun = { other: string; en?: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** The content of `locales/words.<language>.json`. */
export interface WordLists {
  /** Words that need more vowel marks than usual, since readers would misread them. */
  marked: string[]
  /** Nouns that the texts use after numbers, each with its English singular. */
  counted: CountedNoun[]
  /** Plurals and verbs that cannot be derived from a word. The glossary accepts them in place of the word. */
  forms: Record<string, string[]>
  /** Words and phrases that the house style does not allow, each with its replacement. */
  instead?: Record<string, string>
  /** The words for a number, with commas between them, by its figure. */
  figures?: Record<string, string>
}

export const noWords: WordLists = { marked: [], counted: [], forms: {} }

const form = object({
  marked: textList.required(),
  counted: array(object({ other: string().required() })).required(),
  forms: groupOf(textList.required()).required(),
  instead: groupOf(string().required()),
  figures: groupOf(string().required()),
})

/** Reads `locales/words.<language>.json`, which a language need not have. */
export function parseWords(file: string, source: Source): SharedFile<WordLists> {
  const { value, readable, findings } = readShared(file, source, form, 'words-form')
  return {
    content: (value as WordLists | undefined) ?? noWords,
    readable: readable || source === undefined,
    findings,
  }
}
