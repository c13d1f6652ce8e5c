import { array, lazy, mixed, object, string } from 'yup'
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

const text = string().matches(/[\p{L}\p{N}]/u)
/** A text, or a list of texts. */
const texts = lazy((value: unknown) => (Array.isArray(value) ? array(text.required()) : text))
const form = object({
  en: texts,
  ar: texts,
  also: texts,
  avoid: texts,
  unless: texts,
  note: mixed(),
}).noUnknown()

/**
 * Reads the glossary: a list of rows `{ en, ar?, also?, avoid?, unless?, note? }`. Each value except `note` is a text or a
 * list of texts. A row has `ar` or `avoid`. A row of another form is a finding, and so is a term that stands twice.
 */
export function parseGlossary(file: string, source: Source): SharedFile<GlossaryRow[]> {
  const { rows, readable, findings } = readShared(file, source, array().required(), 'glossary-list')
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
  return { content, readable, findings }
}

function readRow(value: unknown, line: number): GlossaryRow | undefined {
  if (!form.isValidSync(value, { strict: true })) return undefined
  const list = (name: 'en' | 'ar' | 'also' | 'avoid' | 'unless') =>
    [value[name] ?? []].flat().map((own) => own.trim())
  const [en, ar, avoid] = [list('en'), list('ar'), list('avoid')]
  if (en.length === 0 || ar.length + avoid.length === 0) return undefined
  return { line, en, forms: [...ar, ...list('also')], avoid, unless: list('unless') }
}

/** Terms that differ only in case are one term. */
function sameTerm(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase()
}
