interface Columns {
  count: number
  /** Whether the first item is two columns wide, where no number of columns fits. */
  firstIsWide: boolean
}

/** The columns, from tablets and from desktops on, that leave no gap in the last row of `count` items. */
export function evenColumns(count: number): { sm: Columns; md: Columns } {
  return {
    // Of five, three columns would be narrow ones of ragged heights.
    sm: fittingColumns(count, count % 2 === 1 && count % 3 === 0 ? [3] : [2]),
    md: fittingColumns(count, [4, 3, 2]),
  }
}

function fittingColumns(count: number, candidates: readonly [number, ...number[]]): Columns {
  const even = candidates.find((each) => count % each === 0)
  const withWideFirst = candidates.find((each) => (count + 1) % each === 0)
  if (even || !withWideFirst) return { count: even ?? candidates[0], firstIsWide: false }
  return { count: withWideFirst, firstIsWide: true }
}
