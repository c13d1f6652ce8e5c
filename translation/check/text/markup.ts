const tagPattern = /<(\/?)([\w-]+)([^<>]*?)(\/?)>/g
const placeholderPattern = /\{\{([^{}]*)\}\}/g

/** The tags of a text: `<link>`, `</link>` or `<icon/>`. */
export function tagsOf(text: string) {
  return [...text.matchAll(tagPattern)].map(([written, slash, name = '', , end]) => {
    return { written, name, kind: slash ? 'close' : end ? 'empty' : 'open' } as const
  })
}

/** The first thing that looks like a tag and is none of the site: it has attributes, a number, no end, or is HTML's own. */
export function brokenTag(text: string): string | undefined {
  const others = text.replace(/<\/?(?!(?:br|wbr|hr|img)\W)[a-z][\w-]*\s*\/?>/gi, '')
  return /<!(?:--.*-->)?|<\/?\d+>|<[/?]?[a-z][\w-]*(?:[^<>]*>)?/i.exec(others)?.[0]
}

/** All placeholders of a text in a normal form: `{{name}}` or `{{when, date}}`. One that stands twice is listed twice. */
export function placeholdersIn(text: string): string[] {
  const found = [...text.matchAll(placeholderPattern)]
  return found.map(([, inner = '']) => `{{${inner.trim().replace(/\s*,\s*/g, ', ')}}}`)
}

/** Replaces each placeholder. */
export function withoutPlaceholders(text: string, replacement: string): string {
  return text.replace(placeholderPattern, replacement)
}

/** Replaces a value or an icon, which only the page shows. */
export const objectReplacement = '\uFFFC'

/** As a reader sees it: no tags, isolating ones as characters, an object replacement character for each value. */
export function plainText(text: string): string {
  const isolated = text.replace(/<(bdi|ltr)>/g, '\u2066').replace(/<\/(bdi|ltr)>/g, '\u2069')
  return withoutPlaceholders(isolated, objectReplacement).replace(
    tagPattern,
    (_written, _slash, _name, _rest, end: string) => (end ? objectReplacement : ''),
  )
}

/** The index in the text of each character of its plain text; undefined where one stands for a tag or a value. */
export function plainPositions(text: string): (number | undefined)[] {
  let start = 0
  // Since what is between the brackets is kept, every other part is a tag or a placeholder.
  return text.split(/(<\/?[\w-]+[^<>]*>|\{\{[^{}]*\}\})/u).flatMap((part, index) => {
    const from = start
    start += part.length
    const isMarkup = index % 2 === 1
    const { length } = isMarkup ? plainText(part) : part
    return Array.from({ length }, (_, offset) => (isMarkup ? undefined : from + offset))
  })
}
