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

/** What looks like a tag and is none, as it is written. */
export function brokenTag(text: string): string | undefined {
  return /<\/?[a-z][\w-]*/i.exec(text.replace(tagPattern, ''))?.[0]
}

/** Takes tags out of a text: paired ones vanish, a self-closing one leaves `standIn` in its place. */
export function withoutTags(text: string, standIn: string): string {
  return text.replace(tagPattern, (_written, _slash, _name, _rest, end: string) => (end ? standIn : ''))
}
