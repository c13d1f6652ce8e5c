import messages from './messages/en.json' with { type: 'json' }

/** The code of a finding's message in `messages/<language>.json`, where advice stands apart from what is wrong. */
export type FindingCode = keyof (typeof messages)['wrong'] | keyof (typeof messages)['advice']

export const findingCodes = Object.keys({ ...messages.wrong, ...messages.advice })

/** What a rule finds, without its place in a file. */
export interface FindingDetails {
  code: FindingCode
  values?: Record<string, string | number>
  /** The correction, if there is only one. */
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

/** The place of a finding about a whole file. */
export function startOf(file: string): Place {
  return { file, line: 1, column: 1, key: '' }
}

/** A finding as data. `describe` makes its message. */
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

/** Identifies a finding, independent of its line. */
export function identity({ file, key, code }: Pick<Finding, 'file' | 'key'> & { code: string }): string {
  return `${file} ${key} ${code}`
}

// With a language of its own, the order is the same on every machine.
const { compare } = new Intl.Collator('en')

/** Orders findings by file and line. */
export function compareFindings(a: Finding, b: Finding): number {
  return compare(a.file, b.file) || a.line - b.line || compare(a.key, b.key) || compare(a.code, b.code)
}
