export type ProductNames = ReturnType<typeof productNames>

/** The names that stay in Latin letters, prepared for the search. Where two names overlap, the longer one is found. */
export function productNames(all: readonly string[]) {
  const longestFirst = all.toSorted((a, b) => b.length - a.length).map((text) => RegExp.escape(text))
  const pattern = new RegExp(`(?<![A-Za-z\\d])(?:${longestFirst.join('|') || '(?!)'})(?![A-Za-z\\d])`, 'g')
  return {
    all,
    /** The words with a capital that the names consist of. */
    parts: all.flatMap((name) => name.split(' ')).filter((word) => /[A-Z]/.test(word)),
    namesIn: (text: string) => [...new Set(text.match(pattern) ?? [])],
    withoutNames: (text: string) => text.replace(pattern, ' '),
  }
}
