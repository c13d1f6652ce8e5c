/** Characters that a terminal must not get: control characters, and characters that change the text direction. */
export const unsafeInTerminal = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu

/** Writes unsafe characters as `\u{1b}`. Line ends are unsafe, too: split a text of several lines first. */
export function escapeControls(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(unsafeInTerminal, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
}

/**
 * Formats a table with lines of at most `width` columns. Each character counts as one column: cells must not contain
 * visitors' text.
 */
export function table(headings: readonly string[], rows: readonly string[][], width: number): string {
  const lines = [headings, ...rows].map((cells) => cells.map(escapeControls))
  const widths = headings.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)))
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line.length > width ? `${line.slice(0, width - 1)}…` : line}\n`)
    .join('')
}

/** Formats a time as `2026-11-21 11:03:30`, in UTC. @param time ms since the epoch */
export function utcTime(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ')
}

/** Formats a number of enquiries: `1 enquiry`, `2 enquiries`. */
export function enquiryCount(count: number): string {
  return `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`
}

/** Ends the process without an error when the reader of its output, such as `head`, closes the pipe. */
export function exitOnBrokenPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
}
