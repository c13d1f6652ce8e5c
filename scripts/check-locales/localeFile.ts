import type { MemberNode, ObjectNode, ValueNode } from '@humanwhocodes/momoa'
import type { Finding } from './finding.ts'
import { parseJson } from './json.ts'

export interface Text {
  key: string
  line: number
  value: string
}

export interface LocaleFile {
  /** As printed: `locales/ar/pages/home.json`. */
  file: string
  language: string
  /** Path below the language's folder, without `.json`: the same in every language. */
  namespace: string
  texts: Map<string, Text>
  /** Length of every array. */
  arrays: Map<string, number>
  /** Line of every key, those of objects and arrays included. */
  lines: Map<string, number>
  /** What is wrong with the file's form: duplicate keys, values that are not texts. */
  problems: Finding[]
}

type Head = Pick<LocaleFile, 'file' | 'language' | 'namespace'>

/** Reads one locale file; a file that is not JSON is a finding. */
export function parseLocaleFile(head: Head, source: string): LocaleFile | Finding {
  const parsed = parseJson(head.file, source)
  if ('problem' in parsed) return parsed.problem
  const file: LocaleFile = { ...head, texts: new Map(), arrays: new Map(), lines: new Map(), problems: [] }
  if (parsed.body.type === 'Object') visitObject(file, parsed.body, '')
  else report(file, '', 1, 'must be an object: put { and } around everything')
  return file
}

function visit(file: LocaleFile, node: ValueNode, key: string, line: number) {
  file.lines.set(key, line)
  if (node.type === 'String') file.texts.set(key, { key, line, value: node.value })
  else if (node.type === 'Object') visitObject(file, node, key)
  else if (node.type === 'Array') {
    file.arrays.set(key, node.elements.length)
    if (node.elements.length === 0) report(file, key, line, 'is an empty list; add its items, or delete it')
    for (const [index, { value }] of node.elements.entries()) {
      visit(file, value, `${key}.${index}`, value.loc.start.line)
    }
  } else report(file, key, line, `is not a text (${node.type.toLowerCase()}); write it in quotation marks`)
}

function visitObject(file: LocaleFile, node: ObjectNode, parent: string) {
  if (node.members.length === 0) {
    report(file, parent, node.loc.start.line, 'holds no texts; add them, or delete it')
  }
  const firstLines = new Map<string, number>()
  for (const member of node.members) {
    const name = nameOf(member)
    const key = parent ? `${parent}.${name}` : name
    const { line } = member.name.loc.start
    const first = firstLines.get(name)
    if (first === undefined) firstLines.set(name, line)
    else report(file, key, line, `is already on line ${first}; keep one of the two`)
    visit(file, member.value, key, line)
  }
}

function nameOf({ name }: MemberNode) {
  return name.type === 'String' ? name.value : name.name
}

function report({ file, problems }: LocaleFile, key: string, line: number, message: string) {
  problems.push({ file, line, key, message })
}

/** The line of a key, or of the closest thing around the place where it belongs. */
export function closestLine(file: LocaleFile, key: string): number {
  const line = file.lines.get(key)
  if (line !== undefined) return line
  const dot = key.lastIndexOf('.')
  return dot < 0 ? 1 : closestLine(file, key.slice(0, dot))
}
