/** The names that stay in Latin letters, prepared for the search. */
export interface ProductNames {
  all: readonly string[]
  /** The words with a capital that the names consist of. */
  parts: readonly string[]
  /** The names in a text. Where two names overlap, it is the longer one. */
  namesIn: (text: string) => string[]
  withoutNames: (text: string) => string
}

export function productNames(all: readonly string[]): ProductNames {
  const longestFirst = all.toSorted((a, b) => b.length - a.length).map((text) => RegExp.escape(text))
  const pattern = new RegExp(`(?<![A-Za-z\\d])(?:${longestFirst.join('|') || '(?!)'})(?![A-Za-z\\d])`, 'g')
  return {
    all,
    parts: all.flatMap((name) => name.split(' ')).filter((word) => /[A-Z]/.test(word)),
    namesIn: (text) => [...new Set(text.match(pattern) ?? [])],
    withoutNames: (text) => text.replace(pattern, ' '),
  }
}
