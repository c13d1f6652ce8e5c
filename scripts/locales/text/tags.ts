/** A tag of a text: `<link>`, `</link>` or `<icon/>`. */
export interface Tag {
  written: string
  name: string
  kind: 'open' | 'close' | 'empty'
}

const tagPattern = /<(\/?)([\w-]+)([^<>]*?)(\/?)>/g

export function tagsOf(text: string): Tag[] {
  return [...text.matchAll(tagPattern)].map(([written, slash, name = '', , end]) => {
    const kind = slash ? 'close' : end ? 'empty' : 'open'
    return { written, name, kind }
  })
}

/** The first thing that looks like a tag but is not one; undefined if there is none. */
export function brokenTag(text: string): string | undefined {
  return /<\/?[a-z][\w-]*/i.exec(text.replace(tagPattern, ''))?.[0]
}

/** Removes the tags of a text, and replaces each self-closing one. */
export function withoutTags(text: string, replacement: string): string {
  return text.replace(tagPattern, (_written, _slash, _name, _rest, end: string) => (end ? replacement : ''))
}
