/** Between two columns, in steps of spacing. */
export const columnGap = 7

const gap = `${8 * columnGap}px`

/** How wide the first of two columns is, so that the second begins at the edge that all sections share: five of twelve. */
export const firstOfTwo = `calc((100% + ${gap}) * 5 / 12 - ${gap})`
