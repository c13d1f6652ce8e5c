import type { Outcome } from '#content/evaluate.ts'

interface Drawn extends Pick<Outcome, 'amounts'> {
  /** All figures with their units, as they stand alone, by their ids. */
  values: Readonly<Record<string, string>>
}

export interface DrawingProps extends Drawn {
  /** What is drawn, by its ids. */
  of: readonly string[]
  /** The figures of the example, where those that are drawn are the visitor's. */
  example: Drawn | undefined
  /** Reads a text of the section, with the figures in it. */
  fill: (path: string, more?: Readonly<Record<string, string>>) => string
}

/** Returns the quantities that are drawn, with their words. */
export function linesOf({ of, amounts, values, example, fill }: DrawingProps) {
  return of.map((id) => ({
    id,
    value: amounts[id]?.value ?? 0,
    amount: values[id] ?? '',
    words: fill(`drawn.${id}`),
    ofExample: example && { value: example.amounts[id]?.value ?? 0, amount: example.values[id] ?? '' },
  }))
}
