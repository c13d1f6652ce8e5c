/** The form of a locale file, which is the one that every plain JSON writer gives: two blanks, a line an item. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
