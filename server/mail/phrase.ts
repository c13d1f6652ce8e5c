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
