import { visible } from './visible.ts'

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
  const lines = [headings, ...rows].map((cells) => cells.map(visible))
  const widths = headings.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)))
  return lines
    .map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(gap))
    .map((line) => `${cut(line.trimEnd(), width)}\n`)
    .join('')
}

function cut(line: string, width: number) {
  return line.length > width ? `${line.slice(0, width - 1)}…` : line
}
