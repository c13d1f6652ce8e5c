import { withoutPlaceholders } from './placeholders.ts'
import { withoutTags } from './tags.ts'

/** Stands where the page will show a value or an icon. */
export const standIn = '\uFFFC'

/** The text as a reader sees it: no tags, a stand-in for each value, isolating tags as the characters they equal. */
export function plainText(text: string): string {
  const isolated = text.replace(/<(bdi|ltr)>/g, '\u2066').replace(/<\/(bdi|ltr)>/g, '\u2069')
  return withoutTags(withoutPlaceholders(isolated, standIn), standIn)
}
