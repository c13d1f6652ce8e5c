/** Control characters, and those that turn the direction of what follows. */
const unsafe = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu

/**
 * A text as a terminal may show it: what could move the cursor, change colours or turn the text around is
 * written out, such as `\u{1b}`. Line ends are kept only by whoever splits at them before.
 */
export function escapeControls(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(unsafe, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
}

const gap = '  '

/**
 * Rows under their headings, as lines of at most `width` columns. The cells hold no free text, so that a
 * character is a column; what does not fit at the right is cut, and says so with an ellipsis.
 */
export function table(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  const lines = [headings, ...rows].map((cells) => cells.map(escapeControls))
  const widths = headings.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)))
  return lines
    .map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(gap))
    .map((line) => `${cut(line.trimEnd(), width)}\n`)
    .join('')
}

function cut(line: string, width: number) {
  return line.length > width ? `${line.slice(0, width - 1)}…` : line
}

/** A time as `2026-11-21 11:03:30`, in UTC. @param time ms since the epoch */
export function utcTime(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ')
}

/** Ends the process in peace when the reader of its output, such as `head`, has enough. */
export function exitOnBrokenPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
}
