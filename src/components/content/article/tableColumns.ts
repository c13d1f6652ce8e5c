/** The share of a comparison table's width that its row headers take. */
export const firstColumn = '24%'
