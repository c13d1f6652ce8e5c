/** Formats a locale file as most JSON tools do: two spaces, and a line for each item. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
