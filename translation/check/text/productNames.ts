export type ProductNames = ReturnType<typeof productNames>

/** Prepares the names that stay in Latin letters for the search. Of overlapping names, the longer one is found. */
export function productNames(all: readonly string[]) {
  const longestFirst = all
    .toSorted((a, b) => b.length - a.length)
    // A space that keeps the words of a name on one line is one, too.
    .map((text) =>
      text
        .split(' ')
        .map((word) => RegExp.escape(word))
        .join('\\s'),
    )
  const pattern = new RegExp(`(?<![A-Za-z\\d])(?:${longestFirst.join('|') || '(?!)'})(?![A-Za-z\\d])`, 'g')
  return {
    all,
    /** The words of the names that have a capital letter. */
    parts: all.flatMap((name) => name.split(' ')).filter((word) => /[A-Z]/.test(word)),
    namesIn: (text: string) => [...new Set(text.match(pattern)?.map((name) => name.replace(/\s/g, ' ')))],
    withoutNames: (text: string) => text.replace(pattern, ' '),
  }
}
