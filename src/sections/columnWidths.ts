import { ofTwelve } from '#components/content/secondEdge.ts'

/** The width of so many columns of the grid of twelve, without the gaps between them. */
const ofGrid = (count: number) => `${Math.round((100 * count) / 12)}%`

/** The width of each column in a table of four. */
export const firstColumn = ofGrid(3)

/** A chooser's first two columns: the need, and the page that it leads to. The third says the most. */
export const columnsOfChoice: readonly string[] = [ofGrid(4), ofGrid(3)]

/** The width up to the second edge of all sections. */
const toSecondEdge = ofGrid(ofTwelve.first)

/** The width on phones, where all row headers are short. */
const narrowOnPhones = '36%'

/** So many letters of a row header fit into one line of two and of three columns of the grid. */
const lettersOf = { two: 17, three: 28 } as const

/** Signs that format a text and vowel marks: they take no room in a line. */
const withoutRoom = /[\p{Cf}\p{Mn}]/gu

/**
 * How wide the column of the row headers is, by the window. Beside two others it is no wider than its words ask for;
 * beside one, wide windows have the second edge; all of four or more are alike. On phones, only beside one do row headers
 * have a column.
 */
export function firstColumnFor(columns: number, headers: readonly string[]) {
  const longest = Math.max(0, ...headers.map((header) => header.replace(withoutRoom, '').length))
  if (columns === 2) return { xs: longest <= lettersOf.two ? narrowOnPhones : toSecondEdge, sm: toSecondEdge }
  if (columns > 3) return 'auto'
  if (longest <= lettersOf.two) return { sm: firstColumn, md: ofGrid(2) }
  if (longest <= lettersOf.three) return { sm: ofGrid(4), md: firstColumn }
  return { sm: toSecondEdge }
}
