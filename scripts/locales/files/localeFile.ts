import type { MemberNode, ObjectNode, ValueNode } from '@humanwhocodes/momoa'
import { finding, type Fault, type Finding, type Place } from '../report/Finding.ts'
import { jsonText, parseJson, type FileHead } from './json.ts'

export interface Text extends Place {
  value: string
}

/** The value of a key. */
export interface Entry extends Place {
  kind: 'text' | 'list' | 'group' | 'other'
  /** The text; empty for the other kinds. */
  value: string
  /** The entries of a group or list, by their own name or index. */
  children: Map<string, Entry>
}

export interface LocaleFile extends FileHead {
  /** The path below the language's folder, without `.json`. It is the same in every language. */
  namespace: string
  /** Whether the file is valid JSON. Otherwise it cannot be compared. */
  readable: boolean
  root: Entry
  texts: Map<string, Text>
  /** Faults of the file's form: duplicate keys, values that are not texts. */
  problems: Finding[]
}

type Head = Pick<LocaleFile, 'file' | 'language' | 'namespace'>

/** Reads one locale file. Faults of its form are in `problems`. */
export function parseLocaleFile(head: Head, source: Uint8Array | string): LocaleFile {
  const root = entry(head, '', { line: 1, column: 1 }, 'group')
  const file: LocaleFile = { ...head, readable: true, root, texts: new Map(), problems: [] }
  const parsed = parseJson(head, source)
  if ('problem' in parsed) return { ...file, readable: false, problems: [parsed.problem] }
  if (parsed.body.type !== 'Object') {
    return { ...file, readable: false, problems: [finding(root, { code: 'file-not-group' })] }
  }
  visitObject(file, parsed.body, root)
  if (file.problems.length === 0 && !isPlain(parsed.text)) report(file, root, { code: 'form' })
  return file
}

/** Whether the file has the standard form, so that a tool that writes it changes only the edited texts. Line ends do not matter. */
function isPlain(text: string) {
  return jsonText(JSON.parse(text)).trimEnd() === text.replaceAll('\r\n', '\n').trimEnd()
}

function entry(
  { file, language }: FileHead,
  key: string,
  start: { line: number; column: number },
  kind: Entry['kind'],
): Entry {
  const { line, column } = start
  return { file, language, key, line, column, kind, value: '', children: new Map() }
}

function visit(file: LocaleFile, node: ValueNode, key: string): Entry {
  const place = entry(file, key, node.loc.start, kindOf(node))
  if (node.type === 'String') {
    place.value = node.value
    file.texts.set(key, place)
  } else if (node.type === 'Object') visitObject(file, node, place)
  else if (node.type === 'Array') {
    if (node.elements.length === 0) report(file, place, { code: 'list-empty' })
    for (const [index, { value }] of node.elements.entries()) {
      place.children.set(String(index), visit(file, value, `${key}.${index}`))
    }
  } else report(file, place, { code: 'not-text', values: { kind: node.type.toLowerCase() } })
  return place
}

function kindOf({ type }: ValueNode): Entry['kind'] {
  if (type === 'String') return 'text'
  if (type === 'Array') return 'list'
  return type === 'Object' ? 'group' : 'other'
}

function visitObject(file: LocaleFile, node: ObjectNode, parent: Entry) {
  if (node.members.length === 0) report(file, parent, { code: 'group-empty' })
  const firstLines = new Map<string, number>()
  for (const member of node.members) {
    const name = nameOf(member)
    const key = parent.key ? `${parent.key}.${name}` : name
    const { line, column } = member.name.loc.start
    const first = firstLines.get(name)
    if (first === undefined) {
      firstLines.set(name, line)
      parent.children.set(name, visit(file, member.value, key))
    } else report(file, { ...parent, key, line, column }, { code: 'key-twice', values: { first } })
  }
}

function nameOf({ name }: MemberNode) {
  return name.type === 'String' ? name.value : name.name
}

function report({ problems }: LocaleFile, place: Place, fault: Fault) {
  problems.push(finding(place, fault))
}
