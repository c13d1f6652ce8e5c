import { finding, type Finding } from '../report/Finding.ts'
import type { GlossaryRow } from '../files/glossaryFile.ts'
import type { WordLists } from '../files/wordsFile.ts'
import { arabicTest, englishTerm, wordsOf, type FormTest, type TakeOut } from '../text/glossaryMatch.ts'
import { plainText } from '../text/plainText.ts'
import type { Pair } from './compareStructure.ts'

/** A row of the glossary, ready to be looked for. */
export interface Term extends GlossaryRow {
  /** Take the term's wordings out of a text. */
  takeOut: TakeOut[]
  tests: FormTest[]
  avoided: { form: string; test: FormTest }[]
}

/** Makes the glossary ready; the longest terms come first. */
export function prepareGlossary(rows: readonly GlossaryRow[], { forms }: WordLists): Term[] {
  return rows
    .toSorted((a, b) => longest(b) - longest(a))
    .map((row) => ({
      ...row,
      takeOut: row.en.map(englishTerm),
      tests: row.forms.map((form) => arabicTest(form, forms)),
      avoided: row.avoid.map((form) => ({ form, test: arabicTest(form, forms) })),
    }))
}

function longest({ en }: GlossaryRow) {
  return Math.max(...en.map(({ length }) => length))
}

/** Finds Arabic texts that render a term by other words than the glossary's, or by words that it warns of. */
export function checkGlossary({ source, translation }: Pair, terms: readonly Term[]): Finding[] {
  if (translation.value.trim() === '') return []
  const found = termsIn(source.value, terms)
  if (found.length === 0) return []
  const words = wordsOf(translation.value)
  return found.flatMap(({ en, forms, tests, avoided }) => {
    const wanted = forms.slice(0, 4).map((form) => `«${form}»`).join('، ') || '–'
    const term = en[0] ?? ''
    const wrong = avoided.find(({ test }) => test(words))
    if (wrong) return [finding(translation, { code: 'glossary-avoid', values: { term, found: wrong.form, wanted } })]
    if (tests.length === 0 || tests.some((holds) => holds(words))) return []
    return [finding(translation, { code: 'glossary-form', values: { term, wanted } })]
  })
}

/** Takes each term out once found, so that a shorter one inside it ("detection") asks for nothing. */
function termsIn(english: string, longestFirst: readonly Term[]): Term[] {
  let rest = plainText(english)
  const lowerCase = rest.toLowerCase()
  return longestFirst.filter(({ takeOut, forms }) => {
    const before = rest
    for (const without of takeOut) rest = without(rest, lowerCase)
    const found = rest !== before
    // A row that only warns leaves the words to the others.
    if (forms.length === 0) rest = before
    return found
  })
}
