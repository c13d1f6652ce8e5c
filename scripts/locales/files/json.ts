import { parse, type ValueNode } from '@humanwhocodes/momoa'
import { finding, startOf, type FindingDetails, type Finding } from '../report/Finding.ts'
import { quote } from '../text/show.ts'
import { decode } from './decode.ts'

/** Parses JSON and keeps the position of every value. For a file that cannot be parsed, it returns a finding where it is broken. */
export function parseJson(
  file: string,
  source: Uint8Array | string,
): { body: ValueNode; text: string } | { finding: Finding } {
  const decoded = decode(source)
  if ('finding' in decoded) return { finding: finding(startOf(file), decoded.finding) }
  try {
    return { body: parse(decoded.text).body, text: decoded.text }
  } catch (error) {
    const place = placeOf(error, decoded.text)
    return { finding: finding({ file, key: '', ...place }, syntaxFinding(decoded.text, place)) }
  }
}

/** The typical mistakes of a person who edits JSON, each with its own code. */
function syntaxFinding(text: string, { line, column }: { line: number; column: number }): FindingDetails {
  const lines = text.split('\n')
  const rest = lines[line - 1]?.slice(column - 1) ?? ''
  if (hasOddQuotes(lines[line - 1])) return { code: 'json-quote-missing' }
  const before = [...lines.slice(0, line - 1), lines[line - 1]?.slice(0, column - 1) ?? '']
    .join('\n')
    .trimEnd()
  if (rest.trim() === '' && lines.slice(line).join('').trim() === '') return { code: 'json-unfinished' }
  const near = quote(rest.trim().slice(0, 20))
  if (/^[“”„«»‘’']/u.test(rest)) return { code: 'json-wrong-quotes', values: { near } }
  if (/^[\]}]/.test(rest) && before.endsWith(',')) return { code: 'json-extra-comma', values: { near } }
  if (rest.startsWith('"') && /["\]}]$/.test(before)) {
    const next = quote(rest.slice(1, rest.indexOf('"', 1)), 20)
    const above = before.split('\n')
    if (above.length < line) return { code: 'json-missing-comma', values: { line: above.length, near: next } }
    if (/^\s*"[^"]*"$/.test(above.at(-1) ?? '')) return { code: 'json-missing-colon', values: { near: next } }
  }
  return { code: 'json-broken', values: { near } }
}

/** The position where momoa stopped. For a file that ends too early, it is the end of the last line with content. */
function placeOf(error: unknown, text: string): { line: number; column: number } {
  if (!(error instanceof Error && 'line' in error && 'column' in error)) throw error
  const lines = text.trimEnd().split('\n')
  // A JSON string ends on its line, so what is wrong is on the first line with an odd number of quotation marks.
  const odd = lines.findIndex(hasOddQuotes) + 1
  if (odd > 0 && odd <= Number(error.line))
    return { line: odd, column: lines[odd - 1]?.trimEnd().length ?? 1 }
  const line = Math.min(Number(error.line), lines.length)
  const end = (lines[line - 1]?.length ?? 0) + 1
  return { line, column: line === Number(error.line) ? Number(error.column) : end }
}

function hasOddQuotes(line = '') {
  return (line.replace(/\\./g, '').match(/"/g)?.length ?? 0) % 2 === 1
}

/** A member of a group or an item of a list. */
interface Child {
  /** The key, or the index. */
  name: string
  value: ValueNode
  /** Where the key or the item begins. */
  start: { line: number; column: number }
}

/** The members of a group or the items of a list; none for a text. */
export function childrenOf(node: ValueNode): Child[] {
  if (node.type === 'Array') {
    return node.elements.map(({ value }, index) => ({ name: String(index), value, start: value.loc.start }))
  }
  if (node.type !== 'Object') return []
  return node.members.map(({ name, value }) => {
    return { name: name.type === 'String' ? name.value : name.name, value, start: name.loc.start }
  })
}

/** Formats a locale file as most JSON tools do: two spaces, and a line for each item. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
