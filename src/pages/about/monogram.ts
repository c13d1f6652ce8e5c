/** Returns the first letters of a person's first and last names. U+200C keeps Arabic letters from joining. */
export function monogram(name: string): string {
  // Words in brackets are not part of the name, and neither is an article.
  const words = name.replace(/\(.*\)/, '').match(/\p{L}+/gu) ?? []
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  const letters = ends.map((word = '') => word.replace(/^ال(?=\p{L}{2})/u, '').charAt(0))
  return letters.join(/\p{Script=Arabic}/u.test(name) ? '\u200C' : '')
}
