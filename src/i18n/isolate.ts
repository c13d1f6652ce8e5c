/**
 * Wraps a value in FIRST STRONG ISOLATE … POP DIRECTIONAL ISOLATE, so that a number, name or address keeps
 * its own direction inside a sentence of the other one.
 * @see https://www.w3.org/International/questions/qa-bidi-unicode-controls
 */
export function isolate(value: string): string {
  return `\u2068${value}\u2069`
}
