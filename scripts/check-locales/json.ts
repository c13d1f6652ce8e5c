import { parse, type ValueNode } from '@humanwhocodes/momoa'
import type { Finding } from './finding.ts'
import { quote } from './show.ts'

/** What a file that is a list of rows held, and what was wrong with it. */
export interface ParsedRows<Row> {
  rows: Row[]
  problems: Finding[]
}

/** Parses JSON, keeping the line of everything; a malformed file becomes a finding at the place of the fault. */
export function parseJson(file: string, source: string): { body: ValueNode } | { problem: Finding } {
  try {
    return { body: parse(source).body }
  } catch (error) {
    const { line, column, atEnd } = placeOf(error)
    const rest = source.split('\n')[line - 1]?.slice(column - 1, column + 19) ?? ''
    const where = atEnd ? 'at its end' : `before ${quote(rest)}`
    const message = `cannot be read as JSON ${where}; look here and on the line above for a missing or extra comma, quotation mark or bracket`
    return { problem: { file, line, key: '', message } }
  }
}

function placeOf(error: unknown) {
  if (error instanceof Error && 'line' in error && 'column' in error) {
    const atEnd = error.message.startsWith('Unexpected end')
    return { line: Number(error.line), column: Number(error.column), atEnd }
  }
  throw error
}
