/** The first letters of a person's first and last names. Arabic letters are kept from joining (U+200C). */
export function monogram(name: string): string {
  // What stands in brackets is no name, and an article is no part of one.
  const words = name.replace(/\(.*\)/, '').match(/\p{L}+/gu) ?? []
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  const letters = ends.map((word = '') => word.replace(/^ال(?=\p{L}{2})/u, '').charAt(0))
  return letters.join(/\p{Script=Arabic}/u.test(name) ? '\u200C' : '')
}
