import { latinDigits } from '#i18n/latinDigits.ts'

/** A figure with its sign: `15`, `99,5%`, `24x7`, `1,000`. */
const figure = /\p{Nd}(?:[\p{Nd}.,:٫٬]*\p{Nd})?(?:x\p{Nd}+)?(?:\s?[%٪])?/gu

export function figuresIn(text: string): string[] {
  return text.match(figure) ?? []
}

/** A figure as English and Arabic write it: `99,5%` for `٩٩٫٥٪`. */
export function latinFigure(found: string): string {
  return latinDigits(found).replace(/٪/gu, '%').replace(/[٫٬]/gu, ',')
}

/** Figures in a form that is equal in English and this language, sorted. Other languages have their own separators. */
export function comparableFigures(figures: readonly string[], language: string): string {
  const isLiteral = language === 'en' || language === 'ar'
  return figures
    .map(latinFigure)
    .map((found) => (isLiteral ? found : found.replaceAll(',', '.').replace(/\s?%/u, '%')))
    .toSorted()
    .join(' ')
}
