/**
 * A grid whose parts stand below each other on paper. In a grid, Chromium would part a heading from what stands below
 * it, or print the end of the grid over what follows.
 * @param space between the parts, in steps of spacing
 */
export const stackedOnPaper = (space: number) =>
  ({ '@media print': { display: 'block', '& > * + *': { marginBlockStart: space } } }) as const
