/** Control characters, and those that turn the direction of what follows. */
const unsafe = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu

/**
 * A text as a terminal may show it: what could move the cursor, change colours or turn the text around is
 * written out, such as `\u{1b}`. Line ends are kept only by whoever splits at them before.
 */
export function visible(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(unsafe, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
}
