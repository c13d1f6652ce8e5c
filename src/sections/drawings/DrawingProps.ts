import type { Outcome } from '#content/evaluate.ts'

export interface DrawingProps extends Pick<Outcome, 'amounts'> {
  /** What is drawn, by its ids. */
  of: readonly string[]
  /** All figures with their units, as they stand alone, by their ids. */
  values: Readonly<Record<string, string>>
  /** Reads a text of the section, with the figures in it. */
  fill: (path: string, more?: Readonly<Record<string, string>>) => string
}

/** Returns the quantities that are drawn, with their words. */
export function linesOf({ of, amounts, values, fill }: DrawingProps) {
  return of.map((id) => ({
    id,
    value: amounts[id]?.value ?? 0,
    amount: values[id] ?? '',
    words: fill(`drawn.${id}`),
  }))
}
