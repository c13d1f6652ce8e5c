import type { FindingDetails } from './report/Finding.ts'
import { texts, type GlossaryRow } from '../files/sharedFiles.ts'
import { arabicForm, arabicText, englishTerm } from './text/glossaryMatch.ts'
import { objectReplacement } from './text/markup.ts'

export type Term = ReturnType<typeof termOf>

/** A row of the glossary, or a name, prepared for the search. The recommended one of its forms comes first. */
function termOf({ en, ar, also, avoid, unless }: GlossaryRow, words: Record<string, string[]> | undefined) {
  const forms = [...texts(ar), ...texts(also)]
  return {
    en: texts(en),
    patterns: texts(en).map(englishTerm),
    forms,
    wanted: forms.map((form) => arabicForm(form, words)),
    avoided: texts(avoid).map((form) => [form, arabicForm(form, words, true)] as const),
    /** English words in the same text that allow a form to avoid. */
    excuses: texts(unless).map(englishTerm),
  }
}

/** @param names removed from a text like terms: the word "server" in "Proxmox Backup Server" needs no Arabic word */
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

/** Finds a term that the translation renders with other words than the glossary's, or with words to avoid. */
export function glossaryFindings(english: string, text: string, longestFirst: readonly Term[]) {
  const arabic = arabicText(text)
  let rest = english
  return longestFirst.flatMap(({ en, patterns, forms, wanted, avoided, excuses }): FindingDetails[] => {
    const before = rest
    // A term is removed once found, so that a shorter one inside it ("detection") is not found.
    for (const pattern of patterns) rest = rest.replace(pattern, objectReplacement)
    if (rest === before) return []
    // A row that only warns keeps its words in the text, for other rows.
    if (forms.length === 0 && avoided.length > 0) rest = before
    // «مجموعة» is to be avoided, but not in «مجموعة خوادم».
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
