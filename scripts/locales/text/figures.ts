import { latinDigits, withDigits } from '../rules/writing.ts'
import { phrases } from '../rules/wordRules.ts'

/** A figure with its sign: `15`, `99,5%`, `24x7`, `1,000`. */
const figure = /\p{Nd}(?:[\p{Nd}.,:٫٬]*\p{Nd})?(?:x\p{Nd}+)?(?:\s?[%٪])?/gu

/** The figures of a text, in Latin digits. */
export function figuresIn(text: string): string[] {
  return (text.match(figure) ?? []).map((found) => withDigits(found, latinDigits))
}

/** A figure without what languages write otherwise: its percent sign, and the signs between its digits. */
export function amount(found: string): string {
  return found
    .replace(/\s?%/u, '')
    .replace(/[.,](?=\d{3}(?!\d))/gu, '')
    .replaceAll(',', '.')
}

/** The amounts that a text states: its figures and what they consist of, and its words for numbers. */
export function amountsIn(
  text: string,
  figures: readonly string[],
  spelled: Record<string, string> = {},
): Set<string> {
  const words = Object.entries(spelled).filter(([, own]) => phrases(own.split(', '), 'iu').test(text))
  return new Set([
    ...figures.flatMap((found) => [amount(found), ...found.split(/[x:%]/u)]),
    ...words.map(([value]) => value),
  ])
}
