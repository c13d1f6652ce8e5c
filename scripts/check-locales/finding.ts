/** One fault in a locale file, in words that tell a translator what to do. */
export interface Finding {
  /** The file as printed: `locales/ar/pages/home.json`. */
  file: string
  line: number
  /** Path of the text in the file (`banners.0.button`), or nothing when the fault is the file's. */
  key: string
  message: string
}

/** A finding as one line that editors and CI turn into a link. */
export function formatFinding({ file, line, key, message }: Finding): string {
  return `${file}:${line}${key && ` ${key}`}: ${message}`
}

/** Orders findings as a reader walks through the files. */
export function compareFindings(a: Finding, b: Finding): number {
  return compare(a.file, b.file) || a.line - b.line || compare(a.key, b.key) || compare(a.message, b.message)
}

// Not localeCompare: the order must be the same on every machine.
function compare(a: string, b: string) {
  if (a === b) return 0
  return a < b ? -1 : 1
}
