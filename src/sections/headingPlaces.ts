import type { Kind } from '#content/kinds/kinds.ts'

/** A section's heading stands beside its paragraphs or above them. */
export type HeadingPlace = 'beside' | 'above'

/** The kinds whose content stands beside the section's words, in the other half of a wide window. */
const besideWords: ReadonlySet<Kind> = new Set(['answers', 'calculation', 'levels', 'list'])

interface Shape {
  kind: Kind
  /** How many paragraphs it has. */
  paragraphs: number
}

/**
 * Returns the place of each section's heading. Where the section has only paragraphs, or its content below them, the
 * heading stands beside them. Two such sections in a row would look like a table: the second has its heading above,
 * unless it has a single paragraph, which would leave half of the window empty.
 */
export function headingPlaces(sections: readonly Shape[]): HeadingPlace[] {
  const places: HeadingPlace[] = []
  for (const { kind, paragraphs } of sections) {
    // Three paragraphs are three columns.
    if (besideWords.has(kind) || paragraphs === 0 || paragraphs > 2) places.push('above')
    else if (places.at(-1) !== 'beside') places.push('beside')
    else if (paragraphs > 1) places.push('above')
    else places.push(places.at(-2) === 'beside' ? 'above' : 'beside')
  }
  return places
}
