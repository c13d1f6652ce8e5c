import type { FindingDetails } from './report/Finding.ts'
import { texts, type GlossaryRow } from '../files/sharedFiles.ts'
import { arabicForm, arabicText, englishTerm } from './text/glossaryMatch.ts'
import { objectReplacement } from './text/markup.ts'

export type Term = ReturnType<typeof termOf>

/** Prepares a row of the glossary, or a name, for the search. The recommended form comes first. */
function termOf({ en, ar, also, avoid, unless }: GlossaryRow, words: Record<string, string[]> | undefined) {
  const forms = [...texts(ar), ...texts(also)]
  return {
    en: texts(en),
    patterns: texts(en).map(englishTerm),
    forms,
    wanted: forms.map((form) => arabicForm(form, words)),
    avoided: texts(avoid).map((form) => [form, arabicForm(form, words, true)] as const),
    /** English phrases. If the same text has one, a form to avoid is allowed. */
    excuses: texts(unless).map(englishTerm),
  }
}

/**
 * Prepares the glossary for the search, the longest term first.
 * @param names are removed from a text like terms: the word "server" in "Proxmox Backup Server" needs no Arabic word
 */
export function prepareGlossary(
  rows: readonly GlossaryRow[],
  words: Record<string, string[]> | undefined,
  names: readonly string[],
): Term[] {
  const known = new Set(rows.flatMap(({ en }) => texts(en)))
  const others = names.filter((name) => name.includes(' ') && !known.has(name)).map((en) => ({ en }))
  const length = ({ en }: Term) => Math.max(...en.map((wording) => wording.length))
  return [...rows, ...others].map((row) => termOf(row, words)).toSorted((a, b) => length(b) - length(a))
}

/** Finds a term that the translation renders by other words than the glossary's, or by words to avoid. */
export function glossaryFindings(english: string, text: string, longestFirst: readonly Term[]) {
  const arabic = arabicText(text)
  let rest = english
  return longestFirst.flatMap(({ en, patterns, forms, wanted, avoided, excuses }): FindingDetails[] => {
    const before = rest
    // A term is removed once found, so that a shorter one inside it ("detection") is not found.
    for (const pattern of patterns) rest = rest.replace(pattern, objectReplacement)
    if (rest === before) return []
    // A row that only warns leaves its words in the text, for other rows.
    if (forms.length === 0 && avoided.length > 0) rest = before
    // A form to avoid may be part of a good form: «مجموعة» is wrong alone, but right in «مجموعة خوادم».
    const others = wanted.reduce((words, pattern) => words.replace(pattern, objectReplacement), arabic)
    const isExcused = excuses.some((pattern) => english.search(pattern) >= 0)
    const [found = ''] = avoided.find(([, pattern]) => !isExcused && others.search(pattern) >= 0) ?? []
    const better = forms.slice(0, 4).map((form) => `«${form}»`)
    const term = en[patterns.findIndex((pattern) => before.search(pattern) >= 0)] ?? ''
    const values = { term, wanted: better.join('، '), found }
    if (found !== '') return [{ code: better.length === 0 ? 'glossary-warn' : 'glossary-avoid', values }]
    return forms.length > 0 && others === arabic ? [{ code: 'glossary-form', values }] : []
  })
}

/** Returns the terms of the glossary in an English text, each with the words for it and the words to avoid. */
export function termsIn(english: string, longestFirst: readonly Term[]) {
  let rest = english
  return longestFirst.flatMap(({ en, patterns, forms, avoided }) => {
    const index = patterns.findIndex((pattern) => rest.search(pattern) >= 0)
    // A shorter term inside a longer one is none.
    for (const pattern of patterns) rest = rest.replace(pattern, objectReplacement)
    const avoid = avoided.map(([form]) => form)
    return index < 0 || (forms.length === 0 && avoid.length === 0)
      ? []
      : [{ term: en[index] ?? '', forms, avoid }]
  })
}
