/** Returns where a cell stands in the locale files, by the numbers of its row and of its column after the first. */
export type CellKey = (row: number, column: number) => string

/** The keys of a table whose rows are lists. */
export const cellOf =
  (tableKey: string): CellKey =>
  (row, column) =>
    `${tableKey}.rows.${row}.${column + 1}`
