/** Marks, embeddings, overrides and isolates: all characters that change the text direction. */
const directionControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
/** Those of them that could also change the direction of our own text around a value. */
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/gu

const maxHeaderLength = 200

/**
 * Makes a text safe for a header: one line of at most 200 characters, without control or direction characters, and
 * without encoded words (`=?utf-8?…`), since a mail program would decode them to any character. The enquiry's route
 * has removed most of these before, but a header must be safe for any text.
 */
export function headerText(text: string): string {
  const line = text
    .toWellFormed()
    .replaceAll(directionControls, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
  const characters = Array.from(line)
  return characters.length > maxHeaderLength ? `${characters.slice(0, maxHeaderLength).join('')}…` : line
}

/** Makes a text safe for the body: as it was typed, with `\n` as line end and without control characters. */
export function bodyText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll(directionOverrides, '')
}

/** A text of the locale files, such as `Enquiry {{reference}}`, and the values of its placeholders. */
export interface Phrase {
  text: string
  values: Readonly<Record<string, string>>
}

/** A phrase that is only a value. */
export function valueAlone(value: string): Phrase {
  return { text: '{{value}}', values: { value } }
}

/** Replaces the placeholders by the values, each formatted by `write`. Placeholders inside a value stay as they are. */
export function fill({ text, values }: Phrase, write: (value: string) => string): string {
  return text.replaceAll(/{{(\w+)}}/g, (_placeholder, name: string) => write(values[name] ?? ''))
}

/**
 * Wraps a value in FIRST STRONG ISOLATE … POP DIRECTIONAL ISOLATE, so that it keeps its own direction inside a sentence
 * of the other direction.
 * @see https://www.w3.org/International/questions/qa-bidi-unicode-controls
 */
export function isolate(value: string): string {
  return `\u2068${value}\u2069`
}
