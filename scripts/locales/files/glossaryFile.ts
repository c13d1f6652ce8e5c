import { array } from 'yup'
import { finding } from '../report/Finding.ts'
import { readShared, type SharedFile, type Source } from './sharedFile.ts'

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
export function parseGlossary(file: string, source: Source): SharedFile<GlossaryRow[]> {
  const { rows, findings } = readShared(file, source, array().required(), 'glossary-list')
  const content: GlossaryRow[] = []
  for (const { value, ...place } of rows) {
    const row = readRow(value, place.line)
    const first =
      row && content.find(({ en }) => en.some((term) => row.en.some((own) => sameTerm(term, own))))
    if (!row) findings.push(finding(place, { code: 'glossary-row' }))
    else if (first) {
      const values = { term: row.en.join(', '), line: first.line }
      findings.push(finding(place, { code: 'glossary-twice', values }))
    } else content.push(row)
  }
  return { content, findings }
}

function readRow(value: unknown, line: number): GlossaryRow | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  if (!Object.keys(value).every((name) => columns.includes(name))) return undefined
  const texts = (name: string): unknown[] => [(value as Record<string, unknown>)[name] ?? []].flat()
  if (!columns.slice(0, -1).flatMap(texts).every(isFilled)) return undefined
  const [en = [], ar = [], also = [], avoid = [], unless = []] = columns.map((name) =>
    texts(name).map((text) => String(text).trim()),
  )
  if (en.length === 0 || ar.length + avoid.length === 0) return undefined
  return { line, en, forms: [...ar, ...also], avoid, unless }
}

/** Terms that differ only in case are one term. */
function sameTerm(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase()
}

function isFilled(text: unknown) {
  return typeof text === 'string' && /[\p{L}\p{N}]/u.test(text)
}
