/** A tag of a text: `<link>`, `</link>` or `<icon/>`. */
interface Tag {
  written: string
  name: string
  kind: 'open' | 'close' | 'empty'
}

const tagPattern = /<(\/?)([\w-]+)([^<>]*?)(\/?)>/g

function tagsOf(text: string): Tag[] {
  return [...text.matchAll(tagPattern)].map(([written, slash, name = '', , end]) => {
    const kind = slash ? 'close' : end ? 'empty' : 'open'
    return { written, name, kind }
  })
}

/** The tags of a text in one spelling each: `<link>…</link>` or `<icon/>`. */
export function tagNames(text: string): Set<string> {
  return new Set(
    tagsOf(text)
      .filter(({ kind }) => kind !== 'close')
      .map(({ name, kind }) => (kind === 'empty' ? `<${name}/>` : `<${name}>…</${name}>`)),
  )
}

/** What is wrong with the tags of one text: numbers for names, attributes, tags unclosed or crossing. */
export function tagFaults(text: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const { written, name, kind } of tagsOf(text)) {
    if (kind !== 'close') faults.push(...nameFaults(written, name))
    if (kind === 'open') open.push(name)
    if (kind !== 'close') continue
    const expected = open.at(-1)
    if (expected === name) open.pop()
    else if (open.includes(name)) {
      faults.push(`has ${written} before </${expected}>; close the inner tag first`)
      open.splice(open.lastIndexOf(name), 1)
    } else faults.push(`has ${written} without <${name}> before it; add that, or delete this`)
  }
  faults.push(...open.map((name) => `never closes <${name}>; add </${name}>, or write <${name}/>`))
  const broken = /<\/?[a-z]\S*/i.exec(text.replace(tagPattern, ''))
  if (broken) faults.push(`has a broken tag, ${broken[0]}; end it with >`)
  return faults
}

function nameFaults(written: string, name: string): string[] {
  if (/^\d+$/.test(name)) return [`has the numbered tag ${written}; give it a name, such as <link>`]
  return /\s\S/.test(written.replace(/\s*\/?>$/, ''))
    ? [`has attributes in ${written}; only the name belongs into the text, such as <${name}>`]
    : []
}

/** Takes tags out of a text: paired ones vanish, a self-closing one leaves `standIn` in its place. */
export function withoutTags(text: string, standIn: string): string {
  return text.replace(tagPattern, (_written, _slash, _name, _rest, end: string) => (end ? standIn : ''))
}
