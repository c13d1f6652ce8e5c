import { parseJson, type ParsedRows } from './json.ts'

/** A text that may be the same in every language: a brand, a product, a unit. */
export interface AllowedValue {
  file: string
  line: number
  value: string
}

const form = 'write it as { "comment": "why they stay as they are", "values": ["SAP", "NetApp"] }'

/** Reads the list of texts that are the same in both languages. */
export function parseSameInBoth(file: string, source: string): ParsedRows<AllowedValue> {
  const parsed = parseJson(file, source)
  if ('problem' in parsed) return { rows: [], problems: [parsed.problem] }
  const members = parsed.body.type === 'Object' ? parsed.body.members : []
  const values = members.find(({ name }) => name.type === 'String' && name.value === 'values')?.value
  if (values?.type !== 'Array') {
    return { rows: [], problems: [{ file, line: 1, key: '', message: `has no list of values; ${form}` }] }
  }
  const result: ParsedRows<AllowedValue> = { rows: [], problems: [] }
  for (const { value: node } of values.elements) {
    const { line } = node.loc.start
    const problem = (message: string) => result.problems.push({ file, line, key: 'values', message })
    if (node.type !== 'String') problem('is not a text; write each value in quotation marks')
    else if (result.rows.some(({ value }) => value === node.value)) {
      problem(`names "${node.value}" twice; delete one`)
    } else result.rows.push({ file, line, value: node.value })
  }
  return result
}
