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

/** A text of the locale files, and the values for its placeholders: `Enquiry {{reference}}`. */
export interface Phrase {
  text: string
  values: Readonly<Record<string, string>>
}

/** A phrase that is one value and nothing else. */
export function valueAlone(value: string): Phrase {
  return { text: '{{value}}', values: { value } }
}

/** Puts the values in, each in the form that `write` gives it; what a value holds is never looked into. */
export function fill({ text, values }: Phrase, write: (value: string) => string): string {
  return text.replaceAll(/{{(\w+)}}/g, (_placeholder, name: string) => write(values[name] ?? ''))
}

/**
 * Wraps a value in FIRST STRONG ISOLATE … POP DIRECTIONAL ISOLATE, so that it keeps its own direction in a
 * sentence of the other one.
 * @see https://www.w3.org/International/questions/qa-bidi-unicode-controls
 */
export function isolate(value: string): string {
  return `\u2068${value}\u2069`
}
