import messages from './messages/en.json' with { type: 'json' }

/** The key of a finding's message in `messages/<language>.json`, under `wrong` or under `advice`. */
export type FindingCode = keyof (typeof messages)['wrong'] | keyof (typeof messages)['advice']

export const findingCodes = Object.keys({ ...messages.wrong, ...messages.advice })

/** A finding of a rule, without its place in a file. */
export interface FindingDetails {
  code: FindingCode
  values?: Record<string, string | number>
  /** The corrected words, if only one correction is possible. */
  replacement?: string | undefined
}

/** A place in a file. Lines and columns count from 1. */
export interface Place {
  /** The file, as findings print it: `locales/ar/pages/home.json`. */
  file: string
  line: number
  column: number
  /** The path of the text in the file (`banners.0.button`); empty for the whole file. */
  key: string
}

/** Returns the place of a finding about a whole file. */
export function startOf(file: string): Place {
  return { file, line: 1, column: 1, key: '' }
}

/** A finding as data; `describe` writes its message. */
export interface Finding extends Place {
  /** A finding that is `wrong` stops the build; `advice` does not. */
  severity: 'wrong' | 'advice'
  code: FindingCode
  values: Record<string, string | number>
  /** Whether `--fix` fixes it. */
  fixable: boolean
}

export function finding(place: Place, { code, values = {}, replacement }: FindingDetails): Finding {
  const { file, line, column, key } = place
  const severity = code in messages.advice ? 'advice' : 'wrong'
  const fixable = replacement !== undefined || code === 'form'
  return { severity, code, file, line, column, key, values, fixable }
}

/** Returns a finding's identity, which does not depend on its line. */
export function identity({ file, key, code }: Pick<Finding, 'file' | 'key'> & { code: string }): string {
  return `${file} ${key} ${code}`
}

// The language is fixed, so that the order is the same on every machine.
const { compare } = new Intl.Collator('en')

/** Compares findings by file and line, for sorting. */
export function compareFindings(a: Finding, b: Finding): number {
  return compare(a.file, b.file) || a.line - b.line || compare(a.key, b.key) || compare(a.code, b.code)
}
