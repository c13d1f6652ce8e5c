const tagPattern = /<(\/?)([\w-]+)([^<>]*?)(\/?)>/g
const placeholderPattern = /\{\{[^{}]*\}\}/g

/** Returns the tags of a text: `<link>`, `</link>` or `<icon/>`. */
export function tagsOf(text: string) {
  return [...text.matchAll(tagPattern)].map(([written, slash, name = '', , end]) => {
    return { written, name, kind: slash ? 'close' : end ? 'empty' : 'open' } as const
  })
}

/** Finds the first false tag: one with attributes, a number or no end, or a tag of HTML. */
export function brokenTag(text: string): string | undefined {
  const others = text.replace(/<\/?(?!(?:br|wbr|hr|img)\W)[a-z][\w-]*\s*\/?>/gi, '')
  return /<!(?:--.*-->)?|<\/?\d+>|<[/?]?[a-z][\w-]*(?:[^<>]*>)?/i.exec(others)?.[0]
}

/** Returns a text's placeholders as they are written. Repeated ones stay repeated. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholderPattern)].map(([placeholder]) => placeholder)
}

/** Returns a text with a replacement for each placeholder. */
export function withoutPlaceholders(text: string, replacement: string): string {
  return text.replace(placeholderPattern, replacement)
}

/** Stands for a value or an icon, which only the page has. */
export const objectReplacement = '\uFFFC'

/** Returns a text as readers see it: without tags, with characters for isolating tags and for each value. */
export function plainText(text: string): string {
  const isolated = text.replace(/<(bdi|ltr)>/g, '\u2066').replace(/<\/(bdi|ltr)>/g, '\u2069')
  return withoutPlaceholders(isolated, objectReplacement).replace(
    tagPattern,
    (_written, _slash, _name, _rest, end: string) => (end ? objectReplacement : ''),
  )
}

/** Returns the index in the text of each character of its plain text; undefined for one in place of a tag or value. */
export function plainPositions(text: string): (number | undefined)[] {
  let start = 0
  // `split` keeps what the group matches, so every second part is a tag or a placeholder.
  return text.split(/(<\/?[\w-]+[^<>]*>|\{\{[^{}]*\}\})/u).flatMap((part, index) => {
    const from = start
    start += part.length
    const isMarkup = index % 2 === 1
    const { length } = isMarkup ? plainText(part) : part
    return Array.from({ length }, (_, offset) => (isMarkup ? undefined : from + offset))
  })
}
