/**
 * Returns the first number of a text, such as 1200 of "1,200 orders: placed". The text may begin with characters that
 * nobody sees: those of directions, and the inspector's of `npm run dev`.
 */
export function firstNumber(text: string): number {
  const [digits] = /\d[\d,.]*/.exec(text) ?? []
  if (digits === undefined) {
    throw new Error(
      `“${text}” in the items of an example in locales: begin with a number, as in “600 GB: today”`,
    )
  }
  return Number(digits.replaceAll(',', ''))
}
