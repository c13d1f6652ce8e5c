import { unitSpellings } from './unitSpellings.ts'

/** Without case, and without the marks of Arabic and Latin letters. */
const withoutMarks = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const standIns = new Map(
  unitSpellings.flatMap(([first = '', ...others]) =>
    others.map((spelling) => [withoutMarks(spelling), first] as const),
  ),
)

/** The longest first: two words may begin with one that is a unit, too. */
const longestFirst = [...standIns.keys()].toSorted((one, other) => other.length - one.length)
const spellings = new RegExp(String.raw`(?<!\p{L})(?:${longestFirst.join('|')})(?!\p{L})`, 'gu')

/** Writes a unit in one spelling: without case, marks and the English plural, and in the words of one language. */
function foldUnit(unit: string): string {
  return withoutMarks(unit)
    .replaceAll(/(?<=\p{L}{3})s(?!\p{L})/gu, '')
    .replaceAll(spellings, (spelling) => standIns.get(spelling) ?? spelling)
    .trim()
}

/** Whether words beside a number name a unit: all of it, its beginning (`%` for `% a year`), or one of two with "or". */
export function namesUnit(words: string, unit: string): boolean {
  const named = foldUnit(words)
  return foldUnit(unit)
    .split(/ (?:or|او) /)
    .some((each) => each === named || each.startsWith(`${named} `))
}
