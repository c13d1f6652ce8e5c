import type { Contrast } from '../files/sharedFiles.ts'
import type { FindingDetails } from './report/Finding.ts'
import { arabicForm, arabicText, englishTerm } from './text/glossaryMatch.ts'

export type PreparedContrast = ReturnType<typeof prepareContrast>

/** Prepares a contrast of the glossary for the search: patterns for each side in each language. */
export function prepareContrast({ sides, ordered }: Contrast) {
  return {
    // One pattern for each side: nine in ten texts have none of its words.
    english: sides.map(({ en }) => [new RegExp(en.map((term) => englishTerm(term).source).join('|'), 'gi')]),
    arabic: sides.map(({ ar }) => ar.map((form) => arabicForm(form, {}, true))),
    isOrdered: ordered ?? false,
  }
}

/**
 * Finds a text that says the opposite of the English, such as بعد for "before". A contrast may have a single side, such
 * as a negation: a text that has lost it is found.
 */
export function contrastFindings(english: string, text: string, contrasts: readonly PreparedContrast[]) {
  const arabic = arabicText(text)
  return contrasts.flatMap((contrast): FindingDetails[] => {
    const wanted = wordsOf(english, contrast.english)
    if (wanted.length === 0) return []
    const found = wordsOf(arabic, contrast.arabic)
    if (contrast.english.length === 1)
      return found.length === 0 ? [{ code: 'contrast-lost', values: { wanted: listed(wanted) } }] : []
    const lost = wanted.filter(({ side }) => countOf(side, found) < countOf(side, wanted))
    const other = found.filter(({ side }) => countOf(side, wanted) < countOf(side, found))
    if (lost.length > 0 && other.length > 0) return [contrastFinding(lost, other)]
    const isSwapped =
      contrast.isOrdered &&
      lost.length + other.length === 0 &&
      wanted.some(({ side }, index) => side !== found[index]?.side)
    return isSwapped ? [contrastFinding(wanted, found)] : []
  })
}

interface SideWord {
  side: number
  word: string
}

/** Finds the words of a contrast in a text, in their order, each with the number of its side. */
function wordsOf(text: string, sides: readonly (readonly RegExp[])[]): SideWord[] {
  const found = sides.flatMap((patterns, side) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: word, index }) => [index, { side, word }] as const),
    ),
  )
  // Two forms may match the same word.
  return [...new Map(found.toSorted(([one], [other]) => one - other)).values()]
}

function countOf(side: number, words: readonly SideWord[]) {
  return words.filter((each) => each.side === side).length
}

function contrastFinding(wanted: readonly SideWord[], found: readonly SideWord[]): FindingDetails {
  return { code: 'contrast', values: { found: listed(found), wanted: listed(wanted) } }
}

function listed(words: readonly SideWord[]) {
  return words.map(({ word }) => word).join(', ')
}
