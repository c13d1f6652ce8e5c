import { latinDigits } from '#i18n/latinDigits.ts'

/** A figure with its sign: `15`, `99,5%`, `24x7`, `1,000`. */
const figure =
  /\p{Nd}[\p{Nd}.,:٫٬]*\p{Nd}(?:x\p{Nd}+)?(?:[\s\u00A0\u202F]?[%٪])?|\p{Nd}(?:x\p{Nd}+)?(?:[\s\u00A0\u202F]?[%٪])?/gu

export function figuresIn(text: string): string[] {
  return text.match(figure) ?? []
}

/** Figures in a form that is equal in two languages: Latin digits, one separator, sorted. */
export function comparableFigures(figures: readonly string[]): string {
  return figures
    .map((found) =>
      latinDigits(found)
        .replace(/[,٫٬]/gu, '.')
        .replace(/\s?[%٪]/u, '%'),
    )
    .toSorted()
    .join(' ')
}
