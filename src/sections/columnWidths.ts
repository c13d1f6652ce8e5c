/** The share of a table's width that the row headers take beside three columns or more. */
export const firstColumn = '24%'

/** Beside fewer columns they reach to the second edge of all sections (`SectionLayout.tsx`). */
export const toSecondEdge = '42%'
