/** How much longer the legs of each arch of a row are than those of the arch before it, in px. */
const leg = 32

/** The columns of the levels, and the space between them in px: the arches stand above those of the table. */
export const levelColumns = 'repeat(3, minmax(0, 1fr))'
export const levelGap = 4

/**
 * An arch of a row of three: a semicircle as wide as its column, on longer legs than the one before, with its name at the
 * foot.
 */
export const levelArch = {
  display: 'grid',
  // Else a button's curve would be as wide as its name.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  borderRadius: '999px 999px 0 0',
  textAlign: 'center',
  textWrap: 'balance',
  '&::before': {
    content: '""',
    gridArea: '1 / 1',
    aspectRatio: '2',
  },
} as const

/** The legs of an arch, by its number in the row. */
export const legsOf = (index: number) => ({ '&::before': { marginBlockEnd: `${index * leg}px` } })

/** Off the curve; on a phone of 320 px close to the legs, as a word of nine letters has just room between them. */
export const archName = {
  gridArea: '1 / 1',
  paddingBlock: '12px',
  paddingInline: 'clamp(3px, (100vw - 320px) * 0.16, 14px)',
} as const
