/** Chromium would part a heading from what stands below it in a grid. */
export const stackedOnPaper = {
  '@media print': { display: 'block', '& > * + *': { marginBlockStart: 3 } },
} as const
