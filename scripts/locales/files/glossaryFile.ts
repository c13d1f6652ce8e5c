import { evaluate, type ValueNode } from '@humanwhocodes/momoa'
import { finding, type Finding } from '../report/Finding.ts'
import { parseJson, type FileHead, type ParsedRows } from './json.ts'

/** One term of the glossary. */
export interface GlossaryRow {
  line: number
  /** The wordings of the English term. */
  en: string[]
  /** The Arabic forms that may translate it, the recommended one first. Empty if the row only names forms to avoid. */
  forms: string[]
  /** Arabic forms that must not translate it. */
  avoid: string[]
  /** English words in the same text that allow a form to avoid. */
  unless: string[]
}

const columns = ['en', 'ar', 'also', 'avoid', 'unless', 'note']

/**
 * Reads the glossary: a list of rows `{ en, ar?, also?, avoid?, unless?, note? }`. Each value except `note` is a text or a
 * list of texts. A row has `ar` or `avoid`. A row of another form is a finding, and so is a term that stands twice.
 */
export function parseGlossary(
  head: FileHead,
  source: Uint8Array | string | undefined,
): ParsedRows<GlossaryRow> {
  if (source === undefined) return { rows: [], problems: [] }
  const parsed = parseJson(head, source)
  if ('problem' in parsed) return { rows: [], problems: [parsed.problem] }
  const place = { ...head, key: '', line: 1, column: 1 }
  if (parsed.body.type !== 'Array') return { rows: [], problems: [finding(place, { code: 'glossary-list' })] }
  const rows: GlossaryRow[] = []
  const problems: Finding[] = []
  for (const [index, { value }] of parsed.body.elements.entries()) {
    const { line, column } = value.loc.start
    const rowPlace = { ...place, key: String(index), line, column }
    const row = readRow(value, line)
    const duplicate =
      row && rows.find(({ en }) => en.some((term) => row.en.some((other) => sameTerm(term, other))))
    if (!row) problems.push(finding(rowPlace, { code: 'glossary-row' }))
    else if (duplicate) {
      const values = { term: row.en.join(', '), line: duplicate.line }
      problems.push(finding(rowPlace, { code: 'glossary-twice', values }))
    } else rows.push(row)
  }
  return { rows, problems }
}

function readRow(node: ValueNode, line: number): GlossaryRow | undefined {
  const value: unknown = evaluate(node)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const row = value as Record<string, unknown>
  const [en, ar, also, avoid, unless] = ['en', 'ar', 'also', 'avoid', 'unless'].map((name) =>
    [row[name] ?? []].flat(),
  )
  const all = [en, ar, also, avoid, unless].flat()
  if (!en || !ar || !also || !avoid || !unless || !all.every(filled)) return undefined
  if (en.length === 0 || ar.length + avoid.length === 0) return undefined
  if (!Object.keys(row).every((name) => columns.includes(name))) return undefined
  return { line, en: texts(en), forms: texts([...ar, ...also]), avoid: texts(avoid), unless: texts(unless) }
}

function texts(list: unknown[]): string[] {
  return list.map((text) => String(text).trim())
}

/** Terms that differ only in case are one term. */
function sameTerm(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase()
}

function filled(text: unknown): text is string {
  return typeof text === 'string' && /[\p{L}\p{N}]/u.test(text)
}
