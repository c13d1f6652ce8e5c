/** Characters that are invisible, or that would change how the printed line looks. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00A0\u2000-\u200A\u202F\u3000\uFFFC]/gu

/** The code of a character in Unicode's notation: `U+200F`. */
export function codeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/** The text in quotes, shortened, with the code of every invisible character. */
export function quote(text: string, maxLength = 60): string {
  const characters = Array.from(text)
  const short = characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text
  return `"${short.replace(invisible, (character) => `<${codeOf(character)}>`)}"`
}

/** A part of a text with some characters before and after it, so that a translator can search for it. */
export function near(text: string, index: number, length: number): string {
  const start = Math.max(0, index - 12)
  const end = index + Math.min(length, 40) + 12
  return quote(text.slice(start, end).replaceAll('\uFFFC', '{…}'))
}
