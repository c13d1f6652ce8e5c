/**
 * The first letters of a person's first and last names. Arabic letters are kept from joining (U+200C), and
 * the article of a family name is skipped, as is what stands in brackets.
 */
export function monogram(name: string): string {
  const words = name
    .replace(/\(.*\)/, '')
    .split(/\s+/)
    .filter(Boolean)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const letters = [first, last].flatMap((word) => (word ? [initial(word)] : []))
  return letters.join(/\p{Script=Arabic}/u.test(name) ? '\u200C' : '')
}

function initial(word: string): string {
  const [letter = ''] = word.replace(/^ال(?=\p{L}{2})/u, '')
  return letter
}
