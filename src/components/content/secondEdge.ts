import type { Theme } from '@mui/material/styles'

/** Columns of the grid of twelve: all sections share the edge at which the second of their two columns begins. */
export const ofTwelve = { first: 5, second: 7 } as const

/** Gaps between the two, in steps of spacing, from tablets and from desktops on. */
export const columnGap = { sm: 4, md: 7 } as const

/** The first has the width of its columns in a `Grid` with that gap. */
const columnsWith = (gap: string) => `calc((100% + ${gap}) * ${ofTwelve.first} / 12 - ${gap}) minmax(0, 1fr)`

/** The two as a template, for `gridTemplateColumns` beside `columnGap`. */
export const twoColumns = ({ spacing }: Theme) => ({
  sm: columnsWith(spacing(columnGap.sm)),
  md: columnsWith(spacing(columnGap.md)),
})
