import { evaluate, type ValueNode } from '@humanwhocodes/momoa'
import { finding, startOf, type FindingDetails, type Finding, type Place } from '../check/report/Finding.ts'
import { childrenOf, jsonText, parseJson } from './json.ts'

export interface Text extends Place {
  value: string
}

/** A text, group or list. Groups and lists have an empty value. */
export interface Entry extends Text {
  kind: 'text' | 'list' | 'group' | 'other'
  /** The entries of a group or list, by their own name or index. */
  children: Map<string, Entry>
}

export interface LocaleFile {
  file: string
  language: string
  /** The path below the language's folder, without `.json`. It is the same in every language. */
  namespace: string
  /** Whether the file is valid JSON. Otherwise it cannot be compared. */
  readable: boolean
  root: Entry
  texts: Map<string, Text>
  /** Findings about the file's form: duplicate keys, values that are not texts. */
  findings: Finding[]
}

const kinds: Partial<Record<ValueNode['type'], Entry['kind']>> = {
  String: 'text',
  Array: 'list',
  Object: 'group',
}

/** Reads one locale file. */
export function parseLocaleFile(
  head: Pick<LocaleFile, 'file' | 'language' | 'namespace'>,
  source: Uint8Array | string,
): LocaleFile {
  const start = startOf(head.file)
  const texts = new Map<string, Text>()
  const parsed = parseJson(head.file, source)
  if ('finding' in parsed || parsed.body.type !== 'Object') {
    const root: Entry = { ...start, kind: 'group', value: '', children: new Map() }
    const broken = 'finding' in parsed ? parsed.finding : finding(start, { code: 'file-not-group' })
    return { ...head, readable: false, root, texts, findings: [broken] }
  }
  const findings: Finding[] = []
  const report = (place: Place, details: FindingDetails) => findings.push(finding(place, details))
  const visit = (node: ValueNode, place: Place): Entry => {
    const kind = kinds[node.type] ?? 'other'
    const children = new Map<string, Entry>()
    const entry = { ...place, kind, value: node.type === 'String' ? node.value : '', children }
    const below = childrenOf(node)
    if (kind === 'text') texts.set(entry.key, entry)
    else if (kind === 'other') report(place, { code: 'not-text', values: { kind: node.type.toLowerCase() } })
    else if (below.length === 0) report(place, { code: `${kind}-empty` })
    for (const { name, value, start: keyStart } of below) {
      const key = place.key ? `${place.key}.${name}` : name
      const first = children.get(name)?.line
      if (first === undefined) children.set(name, visit(value, { ...start, key, ...value.loc.start }))
      else report({ ...start, key, ...keyStart }, { code: 'key-twice', values: { first } })
    }
    return entry
  }
  const root = visit(parsed.body, start)
  // A control character, such as a line break inside a text, has a finding of its own.
  const hasControls = [...texts.values()].some(({ value }) => /\p{Cc}/u.test(value))
  // In a file of this form, a tool changes only the lines of edited texts. Line ends do not matter.
  const isPlain = jsonText(evaluate(parsed.body)).trimEnd() === parsed.text.replaceAll('\r\n', '\n').trimEnd()
  if (findings.length === 0 && !hasControls && !isPlain) report(start, { code: 'form' })
  return { ...head, readable: true, root, texts, findings }
}

/** Returns the file of a language with this namespace, if there is one. */
export function fileOf<File extends LocaleFile>(files: readonly File[], language: string, namespace: string) {
  return files.find((file) => file.language === language && file.namespace === namespace)
}

/** Returns all entries of a group or list, each group and list before its own entries. */
export function entriesBelow({ children }: Entry): Entry[] {
  return [...children.values()].flatMap((child) => [child, ...entriesBelow(child)])
}
