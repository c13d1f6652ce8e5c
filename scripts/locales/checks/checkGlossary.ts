import type { FindingDetails } from '../report/Finding.ts'
import type { GlossaryRow } from '../files/glossaryFile.ts'
import type { WordLists } from '../files/wordsFile.ts'
import { arabicForm, englishTerm, wordsOf, type ArabicForm } from '../text/glossaryMatch.ts'
import { objectReplacement, plainText } from '../text/markup.ts'
import type { Pair } from './compareStructure.ts'

/** A row of the glossary, or a name, prepared for the search. */
export interface Term extends Pick<GlossaryRow, 'en' | 'forms'> {
  /** One for each wording of the term. */
  patterns: RegExp[]
  wanted: ArabicForm[]
  avoided: ArabicForm[]
  excuses: RegExp[]
}

/**
 * Prepares the glossary for the search. The longest terms come first.
 * @param names removed from a text like terms: the word "server" in "Proxmox Backup Server" needs no Arabic word
 */
export function prepareGlossary(
  rows: readonly GlossaryRow[],
  { forms }: WordLists,
  names: readonly string[],
): Term[] {
  const terms = new Set(rows.flatMap(({ en }) => en))
  const glossaryTerms = rows.map((row): Term => ({
    ...row,
    patterns: row.en.map(englishTerm),
    wanted: row.forms.map((form) => arabicForm(form, forms)),
    avoided: row.avoid.map((form) => arabicForm(form, forms)),
    excuses: row.unless.map(englishTerm),
  }))
  const nameTerms = names
    .filter((name) => name.includes(' ') && !terms.has(name))
    .map((name): Term => ({
      en: [name],
      forms: [name],
      patterns: [englishTerm(name)],
      wanted: [],
      avoided: [],
      excuses: [],
    }))
  return [...glossaryTerms, ...nameTerms].toSorted((a, b) => longest(b) - longest(a))
}

function longest({ en }: Term) {
  return Math.max(...en.map(({ length }) => length))
}

/** Finds a term that the translation renders with other words than the glossary's, or with words to avoid. */
export function glossaryFindings({ source, translation }: Pair, terms: readonly Term[]): FindingDetails[] {
  const english = plainText(source.value)
  const words = wordsOf(translation.value)
  return termsIn(english, terms).flatMap(({ en, forms, wanted, avoided, excuses }): FindingDetails[] => {
    const better = forms.slice(0, 4).map((form) => `«${form}»`)
    const values = { term: en[0] ?? '', wanted: better.join('، ') }
    const isExcused = excuses.some((pattern) => english.search(pattern) >= 0)
    const rest = isExcused ? [] : without(words, wanted)
    const wrong = avoided.find(({ find }) => find(rest) >= 0)
    if (wrong) {
      const code = better.length === 0 ? 'glossary-warn' : 'glossary-avoid'
      return [{ code, values: { ...values, found: wrong.form } }]
    }
    if (wanted.length === 0 || wanted.some(({ find }) => find(words) >= 0)) return []
    return [{ code: 'glossary-form', values }]
  })
}

/** The words of a text without the correct forms: «مجموعة» is to be avoided, but not in «مجموعة خوادم». */
function without(words: readonly string[], forms: readonly ArabicForm[]): string[] {
  const rest = [...words]
  for (const { find, length } of forms) {
    for (let place = find(rest); place >= 0; place = find(rest)) rest.fill('', place, place + length)
  }
  return rest
}

/** Finds the terms of a text. Each is removed once found, so that a shorter term inside it ("detection") is not found. */
function termsIn(english: string, longestFirst: readonly Term[]): Term[] {
  let rest = english
  return longestFirst.filter(({ patterns, forms }) => {
    const before = rest
    for (const pattern of patterns) rest = rest.replace(pattern, objectReplacement)
    const found = rest !== before
    // A row that only warns keeps its words in the text, for other rows.
    if (forms.length === 0) rest = before
    return found
  })
}
