import { evaluate } from '@humanwhocodes/momoa'
import { finding, type Finding } from '../report/Finding.ts'
import { isTextList, parseJson, type FileHead } from './json.ts'

/** The forms of a noun by the plural categories of its language (`Intl.PluralRules`). */
export type CountedNoun = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** The content of `locales/words.<language>.json`. */
export interface WordLists {
  /** Words that need more vowel marks than usual, since readers would misread them. */
  marked: string[]
  /** Nouns that the texts use after numbers. */
  counted: CountedNoun[]
  /** Plurals and verbs that cannot be derived from a word. The glossary accepts them in place of the word. */
  forms: Record<string, string[]>
  /** Words and phrases that the house style does not allow, each with its replacement. */
  instead?: Record<string, string>
}

export const noWords: WordLists = { marked: [], counted: [], forms: {} }

/** Reads `locales/words.<language>.json`, which a language need not have. */
export function parseWords(
  head: FileHead,
  source: Uint8Array | string | undefined,
): { lists: WordLists; problems: Finding[] } {
  if (source === undefined) return { lists: noWords, problems: [] }
  const parsed = parseJson(head, source)
  if ('problem' in parsed) return { lists: noWords, problems: [parsed.problem] }
  const value: unknown = evaluate(parsed.body)
  if (isWordLists(value)) return { lists: value, problems: [] }
  return {
    lists: noWords,
    problems: [finding({ ...head, key: '', line: 1, column: 1 }, { code: 'words-form' })],
  }
}

function isWordLists(value: unknown): value is WordLists {
  if (typeof value !== 'object' || value === null) return false
  const { marked, counted, forms, instead = {} } = value as Record<string, unknown>
  return (
    isTextList(marked) &&
    Array.isArray(counted) &&
    counted.every((noun: unknown) => typeof noun === 'object' && noun !== null && 'other' in noun) &&
    typeof forms === 'object' &&
    forms !== null &&
    Object.values(forms).every(isTextList) &&
    typeof instead === 'object' &&
    instead !== null &&
    isTextList(Object.values(instead))
  )
}
