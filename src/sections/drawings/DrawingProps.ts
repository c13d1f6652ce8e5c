/** A quantity of a calculation, as it is drawn. */
export interface DrawnLine {
  id: string
  value: number
  /** The quantity with its unit. */
  amount: string
  words: string
}

export interface DrawingProps {
  lines: readonly DrawnLine[]
}
