import { parse, type ValueNode } from '@humanwhocodes/momoa'
import { finding, type Fault, type Finding } from '../report/Finding.ts'
import { quote } from '../text/show.ts'
import { decode } from './decode.ts'

/** Who a file is, as findings name it. */
export interface FileHead {
  file: string
  language: string
}

/** What a file that is a list of rows held, and what was wrong with it. */
export interface ParsedRows<Row> {
  rows: Row[]
  problems: Finding[]
}

/** Parses JSON, keeping the place of everything; a file that cannot be read becomes a finding where it breaks. */
export function parseJson(
  { file, language }: FileHead,
  source: Uint8Array | string,
): { body: ValueNode; text: string } | { problem: Finding } {
  const decoded = decode(source)
  if ('fault' in decoded) {
    return { problem: finding({ file, language, key: '', line: 1, column: 1 }, decoded.fault) }
  }
  try {
    return { body: parse(decoded.text).body, text: decoded.text }
  } catch (error) {
    const place = placeOf(error, decoded.text)
    return { problem: finding({ file, language, key: '', ...place }, faultAt(decoded.text, place)) }
  }
}

/** The slips of a text editor's user, each by its own name. */
function faultAt(text: string, { line, column }: { line: number; column: number }): Fault {
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
  if (rest.startsWith('"') && /["\]}]$/.test(before)) return { code: 'json-missing-comma', values: { near } }
  return { code: 'json-broken', values: { near } }
}

/** Where momoa stopped; a file that ends too early breaks at its last line with something on it. */
function placeOf(error: unknown, text: string): { line: number; column: number } {
  if (!(error instanceof Error && 'line' in error && 'column' in error)) throw error
  const lines = text.trimEnd().split('\n')
  // No text goes over a line's end, so the line with a quotation mark too few is where it went wrong.
  const odd = lines.findIndex(hasOddQuotes) + 1
  if (odd > 0 && odd <= Number(error.line)) return { line: odd, column: lines[odd - 1]?.trimEnd().length ?? 1 }
  const line = Math.min(Number(error.line), lines.length)
  const end = (lines[line - 1]?.length ?? 0) + 1
  return { line, column: line === Number(error.line) ? Number(error.column) : end }
}

function hasOddQuotes(line = '') {
  return (line.replace(/\\./g, '').match(/"/g)?.length ?? 0) % 2 === 1
}
