import { asciiDigits, withDigits } from '../rules/writing.ts'
import { phrases } from '../rules/wordRules.ts'

/** A figure with its sign: `15`, `99,5%`, `24x7`, `1,000`. */
const figure = /\p{Nd}(?:[\p{Nd}.,:٫٬]*\p{Nd})?(?:x\p{Nd}+)?(?:\s?[%٪])?/gu

/** Returns the figures of a text, in Latin digits. */
export function figuresIn(text: string): string[] {
  return (text.match(figure) ?? []).map((found) => withDigits(found, asciiDigits))
}

/** Returns a figure without percent sign, minutes of a full hour and separators: languages write these differently. */
export function amount(found: string): string {
  return found
    .replace(/\s?%|:00$/gu, '')
    .replace(/[.,](?=\d{3}(?!\d))/gu, '')
    .replaceAll(',', '.')
}

/** Returns a test of whether a text states an amount: as a figure, as part of a figure, or in words. */
export function amountsIn(text: string, figures: readonly string[], words: Record<string, string> = {}) {
  const stated = new Set(figures.flatMap((found) => [amount(found), ...found.split(/[x:%]/u)]))
  return (wanted: string) =>
    stated.has(wanted) || phrases((words[wanted] ?? '(?!)').split(', '), 'iu').test(text)
}
