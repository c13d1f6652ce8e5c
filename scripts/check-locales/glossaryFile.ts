import { evaluate, type ValueNode } from '@humanwhocodes/momoa'
import type { Finding } from './finding.ts'
import { parseJson, type ParsedRows } from './json.ts'

/** One term of the glossary. */
export interface GlossaryRow {
  line: number
  en: string
  /** The Arabic forms that may stand for it; the first is the one to recommend. */
  forms: string[]
}

const form = '{ "en": "managed services", "ar": "الخدمات المُدارة", "also": ["خدمات مُدارة"], "note": "…" }'

/**
 * Reads the glossary: a list of rows `{ en, ar, also?, note? }`. `ar` is a text or a list of texts; `also`
 * lists further allowed forms (plurals, verbs). A row without Arabic or a term given twice is a finding.
 */
export function parseGlossary(file: string, source: string): ParsedRows<GlossaryRow> {
  const parsed = parseJson(file, source)
  if ('problem' in parsed) return { rows: [], problems: [parsed.problem] }
  if (parsed.body.type !== 'Array') {
    return {
      rows: [],
      problems: [{ file, line: 1, key: '', message: `must be a list of rows like ${form}` }],
    }
  }
  const rows: GlossaryRow[] = []
  const problems: Finding[] = []
  for (const [index, { value }] of parsed.body.elements.entries()) {
    const { line } = value.loc.start
    const row = readRow(value, line)
    const twin = row && rows.find(({ en }) => en.toLowerCase() === row.en.toLowerCase())
    const problem = (message: string) => problems.push({ file, line, key: String(index), message })
    if (!row) problem(`is not a row of the glossary; write it as ${form}`)
    else if (twin)
      problem(`"${row.en}" is already on line ${twin.line}; make one row of the two, with "also"`)
    else rows.push(row)
  }
  return { rows, problems }
}

function readRow(node: ValueNode, line: number): GlossaryRow | undefined {
  const value: unknown = evaluate(node)
  if (!isRecord(value)) return undefined
  const { en, ar, also } = value
  const forms = [ar, also ?? []].flat()
  return filled(en) && ar && forms.length > 0 && forms.every(filled)
    ? { line, en: en.trim(), forms }
    : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function filled(text: unknown): text is string {
  return typeof text === 'string' && /[\p{L}\p{N}]/u.test(text)
}
