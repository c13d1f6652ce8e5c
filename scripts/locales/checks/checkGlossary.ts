import type { FindingDetails } from '../report/Finding.ts'
import { texts, type GlossaryRow } from '../files/sharedFiles.ts'
import { arabicForm, englishTerm, wordsOf, type ArabicForm } from '../text/glossaryMatch.ts'
import { objectReplacement } from '../text/markup.ts'

/** A row of the glossary, or a name, prepared for the search. */
export interface Term {
  en: string[]
  /** One for each wording of the term. */
  patterns: RegExp[]
  wanted: ArabicForm[]
  avoided: ArabicForm[]
  /** English words in the same text that allow a form to avoid. */
  excuses: RegExp[]
}

/**
 * Prepares the glossary for the search. The longest terms come first.
 * @param forms of words, as the list of words has them
 * @param names removed from a text like terms: the word "server" in "Proxmox Backup Server" needs no Arabic word
 */
export function prepareGlossary(
  rows: readonly GlossaryRow[],
  forms: Record<string, string[]> | undefined,
  names: readonly string[],
): Term[] {
  const prepare = ({ en, ar, also, avoid, unless }: GlossaryRow): Term => ({
    en: texts(en),
    patterns: texts(en).map(englishTerm),
    wanted: [...texts(ar), ...texts(also)].map((form) => arabicForm(form, forms)),
    avoided: texts(avoid).map((form) => arabicForm(form, forms)),
    excuses: texts(unless).map(englishTerm),
  })
  const terms = rows.map(prepare)
  const known = new Set(terms.flatMap(({ en }) => en))
  const others = names.filter((name) => name.includes(' ') && !known.has(name)).map((en) => prepare({ en }))
  const length = ({ en }: Term) => Math.max(...en.map((wording) => wording.length))
  return [...terms, ...others].toSorted((a, b) => length(b) - length(a))
}

/** Finds a term that the translation renders with other words than the glossary's, or with words to avoid. */
export function glossaryFindings(
  english: string,
  text: string,
  longestFirst: readonly Term[],
): FindingDetails[] {
  const words = wordsOf(text)
  let rest = english
  return longestFirst.flatMap(({ en, patterns, wanted, avoided, excuses }): FindingDetails[] => {
    const before = rest
    // A term is removed once found, so that a shorter one inside it ("detection") is not found.
    for (const pattern of patterns) rest = rest.replace(pattern, objectReplacement)
    if (rest === before) return []
    const isExcused = excuses.some((pattern) => english.search(pattern) >= 0)
    const wrong = isExcused ? undefined : avoided.find(({ find }) => find(without(words, wanted)) >= 0)
    const better = wanted.slice(0, 4).map(({ form }) => `«${form}»`)
    const values = { term: en[0] ?? '', wanted: better.join('، '), found: wrong?.form ?? '' }
    if (better.length === 0) {
      // A row that only warns keeps its words in the text, for other rows.
      if (avoided.length > 0) rest = before
      return wrong ? [{ code: 'glossary-warn', values }] : []
    }
    if (wrong) return [{ code: 'glossary-avoid', values }]
    return wanted.some(({ find }) => find(words) >= 0) ? [] : [{ code: 'glossary-form', values }]
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
