import type messages from './messages/en.json'
import { adviceCodes } from './severity.ts'

/** What a finding says, by its name in `messages/<language>.json`. */
export type FindingCode = keyof (typeof messages)['findings']

/** What is said about a text, before it is known where that text stands. */
export interface Fault {
  code: FindingCode
  values?: Record<string, string | number>
}

/** Where something stands; lines and columns count from 1. */
export interface Place {
  /** The file as printed: `locales/ar/pages/home.json`. */
  file: string
  line: number
  column: number
  /** Path of the text in the file (`banners.0.button`), or nothing when the file as a whole is meant. */
  key: string
  /** The language whose file it is; nothing for the files that all languages share. */
  language: string
}

/** One fault in a locale file, as data; `describe` puts it into words. */
export interface Finding extends Place {
  /** What is wrong stops the build; advice does not. */
  severity: 'wrong' | 'advice'
  code: FindingCode
  values: Record<string, string | number>
}

export function finding(place: Place, { code, values = {} }: Fault): Finding {
  const { file, line, column, key, language } = place
  return {
    severity: adviceCodes.has(code) ? 'advice' : 'wrong',
    code,
    file,
    line,
    column,
    key,
    language,
    values,
  }
}

/** Orders findings as a reader walks through the files. */
export function compareFindings(a: Finding, b: Finding): number {
  return compare(a.file, b.file) || a.line - b.line || compare(a.key, b.key) || compare(a.code, b.code)
}

// Not localeCompare: the order must be the same on every machine.
function compare(a: string, b: string) {
  if (a === b) return 0
  return a < b ? -1 : 1
}
