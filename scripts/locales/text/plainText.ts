import { withoutPlaceholders } from './placeholders.ts'
import { withoutTags } from './tags.ts'

/** Replaces a value or an icon, which only the page shows. */
export const objectReplacement = '\uFFFC'

/** The text as a reader sees it: without tags, an object replacement character for each value, and isolating tags as characters. */
export function plainText(text: string): string {
  const isolated = text.replace(/<(bdi|ltr)>/g, '\u2066').replace(/<\/(bdi|ltr)>/g, '\u2069')
  return withoutTags(withoutPlaceholders(isolated, objectReplacement), objectReplacement)
}
