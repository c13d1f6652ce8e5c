import { latinDigits, withDigits } from '../rules/writing.ts'
import { phrases } from '../rules/wordRules.ts'

/** A figure with its sign: `15`, `99,5%`, `24x7`, `1,000`. */
const figure = /\p{Nd}(?:[\p{Nd}.,:٫٬]*\p{Nd})?(?:x\p{Nd}+)?(?:\s?[%٪])?/gu

/** The figures of a text, in Latin digits. */
export function figuresIn(text: string): string[] {
  return (text.match(figure) ?? []).map((found) => withDigits(found, latinDigits))
}

/** A figure without what languages write otherwise: its percent sign, a full hour's minutes, the signs between digits. */
export function amount(found: string): string {
  return found
    .replace(/\s?%|:00$/gu, '')
    .replace(/[.,](?=\d{3}(?!\d))/gu, '')
    .replaceAll(',', '.')
}

/** Tells whether a text states an amount: among its figures, as a part of one, or in words. */
export function amountsIn(text: string, figures: readonly string[], words: Record<string, string> = {}) {
  const stated = new Set(figures.flatMap((found) => [amount(found), ...found.split(/[x:%]/u)]))
  return (wanted: string) =>
    stated.has(wanted) || phrases((words[wanted] ?? '(?!)').split(', '), 'iu').test(text)
}
