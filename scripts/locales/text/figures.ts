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
      found
        .replace(/\p{Nd}/gu, latinDigit)
        .replace(/[,٫٬]/gu, '.')
        .replace(/\s?[%٪]/u, '%'),
    )
    .toSorted()
    .join(' ')
}

/** In Unicode, the ten digits of a script follow one another and begin with zero. */
function latinDigit(digit: string): string {
  let value = digit.codePointAt(0) ?? 0
  const start = value
  while (/\p{Nd}/u.test(String.fromCodePoint(value - 1)) && start - value < 9) value -= 1
  return String((start - value) % 10)
}
