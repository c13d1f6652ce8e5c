import { evaluate } from '@humanwhocodes/momoa'
import { finding, type Finding } from '../report/Finding.ts'
import { parseJson, type FileHead } from './json.ts'

/** The forms of a noun by the plural categories of its language (`Intl.PluralRules`). */
export type CountedNoun = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** What a language's file in `locales/words.<language>.json` lists. */
export interface WordLists {
  /** Words that keep vowel marks beyond the usual ones, for without them they are read wrongly. */
  marked: string[]
  /** Nouns that stand after numbers. */
  counted: CountedNoun[]
  /** Plurals and verbs that cannot be derived from a word; the glossary accepts them for it. */
  forms: Record<string, string[]>
  /** Words and phrases that the house style does not write, each with what it writes instead. */
  instead?: Record<string, string>
}

export const noWords: WordLists = { marked: [], counted: [], forms: {} }

/** Reads `locales/words.<language>.json`; a language may go without one. */
export function parseWords(
  head: FileHead,
  source: Uint8Array | string | undefined,
): { lists: WordLists; problems: Finding[] } {
  if (source === undefined) return { lists: noWords, problems: [] }
  const parsed = parseJson(head, source)
  if ('problem' in parsed) return { lists: noWords, problems: [parsed.problem] }
  const value: unknown = evaluate(parsed.body)
  if (isWordLists(value)) return { lists: value, problems: [] }
  return { lists: noWords, problems: [finding({ ...head, key: '', line: 1, column: 1 }, { code: 'words-form' })] }
}

function isWordLists(value: unknown): value is WordLists {
  if (typeof value !== 'object' || value === null) return false
  const { marked, counted, forms, instead = {} } = value as Record<string, unknown>
  return (
    texts(marked) &&
    Array.isArray(counted) &&
    counted.every((noun: unknown) => typeof noun === 'object' && noun !== null && 'other' in noun) &&
    typeof forms === 'object' &&
    forms !== null &&
    Object.values(forms).every(texts) &&
    typeof instead === 'object' &&
    instead !== null &&
    texts(Object.values(instead))
  )
}

function texts(list: unknown) {
  return Array.isArray(list) && list.every((text) => typeof text === 'string')
}
