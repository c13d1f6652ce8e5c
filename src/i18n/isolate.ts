/**
 * Wraps a value in FIRST STRONG ISOLATE … POP DIRECTIONAL ISOLATE, so that a number, name or address keeps
 * its own direction inside a sentence of the other one.
 * @see https://www.w3.org/International/questions/qa-bidi-unicode-controls
 */
export function isolate(value: string): string {
  return `\u2068${value}\u2069`
}

/** For a text whose values stand in elements with a direction: there the marks would only be copied with the value. */
export const withoutIsolates = { interpolation: { escape: (value: string) => value } }
