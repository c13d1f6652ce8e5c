import { evaluate } from '@humanwhocodes/momoa'
import { finding, type Finding, type Place } from '../report/Finding.ts'
import { parseJson, type FileHead, type ParsedRows } from './json.ts'

/** One text that may break one rule. */
export interface Exception extends Place {
  /** The language, namespace and key of the text. */
  text: { language: string; file: string; key: string }
  /** The code of the finding that is not reported. */
  finding: string
}

const columns = ['language', 'file', 'key', 'finding', 'reason'] as const

/** Reads `locales/exceptions.json`: a list of `{ language, file, key, finding, reason }`. */
export function parseExceptions(
  head: FileHead,
  source: Uint8Array | string | undefined,
): ParsedRows<Exception> {
  if (source === undefined) return { rows: [], problems: [] }
  const parsed = parseJson(head, source)
  if ('problem' in parsed) return { rows: [], problems: [parsed.problem] }
  const whole = { ...head, key: '', line: 1, column: 1 }
  if (parsed.body.type !== 'Array')
    return { rows: [], problems: [finding(whole, { code: 'exceptions-form' })] }
  const rows: Exception[] = []
  const problems: Finding[] = []
  for (const [index, { value: node }] of parsed.body.elements.entries()) {
    const place = { ...head, key: String(index), ...start(node.loc) }
    const row: unknown = evaluate(node)
    if (isRow(row)) {
      const { language, file, key } = row
      rows.push({ ...place, text: { language, file, key }, finding: row.finding })
    } else problems.push(finding(place, { code: 'exceptions-form' }))
  }
  return { rows, problems }
}

function start({ start: { line, column } }: { start: { line: number; column: number } }) {
  return { line, column }
}

function isRow(row: unknown): row is Record<(typeof columns)[number], string> {
  if (typeof row !== 'object' || row === null) return false
  return columns.every((name) => {
    const value = (row as Record<string, unknown>)[name]
    return typeof value === 'string' && value.trim() !== ''
  })
}
