/**
 * Styles of a band that follows another element. While the page arrives, or changes its language, the browser
 * lays out only the bands in the window, and paints the sooner; the others follow one by one
 * (`#hooks/arriving.ts`). Not in browsers that would not keep the reader's place when a band above it takes
 * its height: until then it is the one that it had, or a guess.
 */
export const laidOutInTurn = (predecessor: 'section' | 'main') => ({
  '@supports (overflow-anchor: auto)': {
    containIntrinsicBlockSize: 'auto 600px',
    [`[data-arriving] ${predecessor} ~ &:not([data-laid-out])`]: { contentVisibility: 'auto' },
    [`[data-arriving="again"] ${predecessor} ~ &:not([data-laid-out])`]: { contentVisibility: 'hidden' },
  },
})
