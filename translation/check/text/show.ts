/** Characters that are invisible, or that would change the look of a printed line. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00A0\u2000-\u200A\u202F\u3000\uFFFC]/gu

/** Returns a character's code in Unicode's notation: `U+200F`. */
export function codeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/** Returns a text in quotes, shortened, with the codes of invisible characters. */
export function quote(text: string): string {
  const characters = Array.from(text)
  const short = characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : text
  return `"${short.replace(invisible, (character) => `<${codeOf(character)}>`)}"`
}

/** Returns a part of a text with some characters around it, so that a translator can search for it. */
export function near(text: string, index: number, length: number): string {
  const start = Math.max(0, index - 12)
  const end = index + Math.min(length, 40) + 12
  return quote(text.slice(start, end).replaceAll('\uFFFC', '{…}'))
}

/** Returns the words that differ, with one word on each side: the common beginning and end are left out. */
export function changedWords(before: string, after: string): { before: string; after: string } {
  const [old, now] = [before.split(/\s+/), after.split(/\s+/)]
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const part = (words: readonly string[]) => {
    const [from, to] = [Math.max(0, start - 1), words.length - Math.max(0, end - 1)]
    return `${from > 0 ? '… ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' …' : ''}`
  }
  return { before: part(old), after: part(now) }
}
