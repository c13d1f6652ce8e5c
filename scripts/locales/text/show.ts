/** Characters that a translator cannot see, or that would garble the line they are printed in. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00A0\u2000-\u200A\u202F\u3000\uFFFC]/gu

/** The code of a character as Unicode writes it: `U+200F`. */
export function codeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/** A text in quotes, shortened, with every invisible character shown by its code. */
export function quote(text: string, most = 60): string {
  const characters = Array.from(text)
  const short = characters.length > most ? `${characters.slice(0, most).join('')}…` : text
  return `"${short.replace(invisible, (character) => `<${codeOf(character)}>`)}"`
}

/** The surroundings of a place in a text, so that the fault is found by searching for them. */
export function near(text: string, index: number, length: number): string {
  const start = Math.max(0, index - 12)
  const end = index + Math.min(length, 40) + 12
  return quote(text.slice(start, end).replaceAll('\uFFFC', '{…}'))
}
