import type { Drawing } from './Drawing.ts'
import type { SectionTexts } from './texts.ts'

/** A section's heading stands beside its paragraphs or above them. */
export type HeadingPlace = 'beside' | 'above'

/** Whether a section's list stands beside its words, and not below them. */
export function isListBeside(drawing: Drawing | undefined): boolean {
  return drawing?.place !== 'below'
}

/**
 * Returns the place of each section's heading. Beside its paragraphs it fills both halves of a wide window. Where such
 * sections follow one another, the second has its paragraphs below the heading; a single paragraph, which would leave a half
 * empty, stands below the heading in the third.
 */
export function headingPlaces(
  sections: Record<string, SectionTexts>,
  drawings: Readonly<Record<string, Drawing>>,
): HeadingPlace[] {
  const places: HeadingPlace[] = []
  for (const [key, { paragraphs = [], items, table, questions }] of Object.entries(sections)) {
    const isInHalf = questions ?? table?.compareAll ?? (isListBeside(drawings[key]) ? items : undefined)
    // Three paragraphs are three columns.
    if (isInHalf !== undefined || paragraphs.length === 0 || paragraphs.length > 2) places.push('above')
    else if (places.at(-1) !== 'beside') places.push('beside')
    else if (paragraphs.length > 1) places.push('above')
    else places.push(places.at(-2) === 'beside' ? 'above' : 'beside')
  }
  return places
}
