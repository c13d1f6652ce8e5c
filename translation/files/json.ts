import { parse, type ValueNode } from '@humanwhocodes/momoa'
import { finding, startOf, type Finding } from '../check/report/Finding.ts'
import { quote } from '../check/text/show.ts'
import { decode } from './decode.ts'

/** Parses JSON and keeps the position of every value. Returns a finding if the file cannot be parsed. */
export function parseJson(
  file: string,
  source: Uint8Array | string,
): { body: ValueNode; text: string } | { finding: Finding } {
  const decoded = decode(source)
  if ('encoding' in decoded) return { finding: finding(startOf(file), { code: 'encoding', values: decoded }) }
  try {
    return { body: parse(decoded.text).body, text: decoded.text }
  } catch (error) {
    if (!(error instanceof Error && 'line' in error && 'column' in error)) throw error
    return { finding: syntaxFinding(file, decoded.text, Number(error.line), Number(error.column)) }
  }
}

/** Finds the mistake in a broken file. @param stoppedLine the line at which momoa stopped, maybe after the last line */
function syntaxFinding(file: string, text: string, stoppedLine: number, stoppedColumn: number): Finding {
  const lines = text.trimEnd().split('\n')
  // A JSON string ends on its line, so the mistake is on the first line with an odd number of quotation marks.
  const odd = lines
    .slice(0, stoppedLine)
    .findIndex((each) => /^(?:[^"]*"[^"]*")*[^"]*"[^"]*$/.test(each.replace(/\\./g, '')))
  const line = odd >= 0 ? odd + 1 : Math.min(stoppedLine, lines.length)
  const own = lines[line - 1] ?? ''
  const stopped = line === stoppedLine ? stoppedColumn : own.length + 1
  const column = odd >= 0 ? own.trimEnd().length : stopped
  const rest = own.slice(column - 1)
  const before = [...lines.slice(0, line - 1), own.slice(0, column - 1)].join('\n').trimEnd()
  const above = before.split('\n')
  const isText = rest.startsWith('"') && /["\]}]$/.test(before)
  const causes = [
    ['json-quote-missing', odd >= 0],
    ['json-unfinished', rest.trim() === '' && line === lines.length],
    ['json-wrong-quotes', /^[“”„«»‘’']/u.test(rest)],
    ['json-arabic-comma', rest.startsWith('،')],
    ['json-extra-comma', /^[\]}]/.test(rest) && before.endsWith(',')],
    ['json-missing-comma', isText && above.length < line],
    ['json-missing-colon', isText && /^\s*"[^"]*"$/.test(above.at(-1) ?? '')],
    ['json-broken', true],
  ] as const
  const near = quote((isText ? rest.slice(1, rest.indexOf('"', 1)) : rest.trim()).slice(0, 20))
  const code = causes.find(([, isCause]) => isCause)?.[0] ?? 'json-broken'
  return finding({ file, key: '', line, column }, { code, values: { near, line: above.length } })
}

/** Returns the members of a group or the items of a list, by key or index, with their positions; none for a text. */
export function childrenOf(node: ValueNode) {
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
