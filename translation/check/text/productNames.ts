export type ProductNames = ReturnType<typeof productNames>

/** Prepares the names that stay in Latin letters for the search. Of overlapping names, the longer one is found. */
export function productNames(all: readonly string[]) {
  const longestFirst = all.toSorted((a, b) => b.length - a.length).map((text) => RegExp.escape(text))
  const pattern = new RegExp(`(?<![A-Za-z\\d])(?:${longestFirst.join('|') || '(?!)'})(?![A-Za-z\\d])`, 'g')
  return {
    all,
    /** The words of the names that have a capital letter. */
    parts: all.flatMap((name) => name.split(' ')).filter((word) => /[A-Z]/.test(word)),
    namesIn: (text: string) => [...new Set(withPlainSpaces(text).match(pattern) ?? [])],
    withoutNames: (text: string) => withPlainSpaces(text).replace(pattern, ' '),
  }
}

/** A space that keeps the words of a name on one line is a space, too. */
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')
