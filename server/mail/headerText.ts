/** Marks, embeddings, overrides and isolates: all that changes the direction of what follows. */
const directionControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
/** Those that reach beyond their line's text, and could turn what we write around it. */
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/gu

const longestHeader = 200

/**
 * A text fit for a header: one line without control or direction characters, cut after 200 characters,
 * and nothing in it that a mail program would decode (`=?utf-8?…`), for that could be anything again.
 * The call has removed such characters before; a header must be safe whatever the call did.
 */
export function headerText(text: string): string {
  const line = text
    .toWellFormed()
    .replaceAll(directionControls, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
  const characters = Array.from(line)
  return characters.length > longestHeader ? `${characters.slice(0, longestHeader).join('')}…` : line
}

/** A text fit for the body: as it was typed, with `\n` for each line's end and no control characters. */
export function bodyText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll(directionOverrides, '')
}
