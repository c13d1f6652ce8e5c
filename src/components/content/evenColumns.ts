interface EvenColumns {
  /** How many columns there are from tablets on, and from desktops on. */
  sm: number
  md: number
  /** Whether the first item is two columns wide, as no number of columns fits. */
  firstIsWide: boolean
}

/** The columns that leave no gap in the last row of `count` items. */
export function evenColumns(count: number): EvenColumns {
  const firstIsWide = count % 2 === 1 && count % 3 !== 0
  const places = firstIsWide ? count + 1 : count
  const fits = (columns: number) => places % columns === 0
  return {
    // Three would be narrow ones of ragged heights, on tablets.
    sm: fits(2) ? 2 : 3,
    md: [4, 3].find(fits) ?? 2,
    firstIsWide,
  }
}
