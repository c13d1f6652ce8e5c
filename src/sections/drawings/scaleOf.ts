/** Beside a larger example, less than this share of its length would show nothing. */
const leastShare = 1 / 6

interface Scale {
  /** What has the full length. */
  full: number
  /** Whether the example is drawn to this scale, too. */
  holdsExample: boolean
}

/**
 * The scale of a drawing, by the largest quantity in it and by that of the example, if the drawn figures are a visitor's:
 * one scale for both, unless the example would leave no room for what is drawn.
 */
export function scaleOf(largest: number, ofExample: number | undefined): Scale {
  if (ofExample === undefined || largest < ofExample * leastShare)
    return { full: largest, holdsExample: false }
  return { full: Math.max(largest, ofExample), holdsExample: true }
}
