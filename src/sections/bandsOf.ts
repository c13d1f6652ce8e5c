import type { SectionOf } from '#content/kinds/kinds.ts'

/** A heading and paragraphs, with nothing beside or below them. */
const isWordsAlone = ({ kind, picture }: SectionOf) => kind === 'prose' && picture === undefined

/**
 * Returns the sections of each band of a page: one, or two in a row that are words alone. Two bands of heading and text
 * below each other look like one that goes on.
 */
export function bandsOf<Row extends { section: SectionOf }>(rows: readonly Row[]): Row[][] {
  const bands: Row[][] = []
  for (const row of rows) {
    const band = bands.at(-1)
    const isPair = band?.length === 1 && [...band, row].every(({ section }) => isWordsAlone(section))
    if (isPair) band.push(row)
    else bands.push([row])
  }
  return bands
}

/** The background of what follows these bands: alternately white and sand, whatever pauses stand between. */
export function backgroundAfter(bands: readonly (readonly { section: SectionOf }[])[], firstPosition = 0) {
  const position = firstPosition + bands.filter(([row]) => row?.section.kind !== 'pause').length
  return position % 2 === 0 ? 'paper' : 'default'
}
